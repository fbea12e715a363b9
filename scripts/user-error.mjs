/** A failure that the user can act upon; its message is printed without a stack. */
export class UserError extends Error {}
