/** A failure that the person at the terminal can act upon: its message is printed without a stack. */
export class UserError extends Error {}
