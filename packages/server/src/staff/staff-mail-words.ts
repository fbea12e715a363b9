export const peopleChanged = 'People of {shop} were changed';
export const whoAndWhen =
  '{name} changed who works in the shop, what a role may do, or which programs it talks to, on {time}.';
export const openPeople = 'See the people';
export const ifUnexpected =
  'If you did not expect this, change your password at once and look into the audit trail.';

export const inviteSubject = '{name} invites you to work at {shop}';
// After 'Hello,'.
export const invited = '{name} invites you to work at {shop}.';
export const acceptInvite = 'Accept the invitation';
export const inviteWorks = 'The link works once, and for 7 days.';
