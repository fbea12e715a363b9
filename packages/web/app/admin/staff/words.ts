export const loading = 'Loading the people…';
export const loadFailed = 'The people could not be loaded';

/** Heading of the list of those who work in the shop. */
export const people = 'People';
export const peopleLead =
  'Whoever helps you signs in with an account of their own, and sees and changes what their role allows.';
export const name = 'Name';
export const email = 'Email';
export const role = 'Role';
/** The last day of somebody’s access. */
export const until = 'Until';
export const noEnd = 'No end';
export const lastSeen = 'Last seen';
export const never = 'Never';
/** Whether somebody signs in with a code of an app as well. */
export const secondStep = 'Second step';
export const secondStepOn = 'Since {date}';
export const secondStepNone = 'No';
/** The role asks for a second step, which somebody has not set up. */
export const secondStepMissing = 'Not set up yet';
export const takeOff = 'Take the second step off';
export const takeOffHint =
  'For who has lost phone and recovery codes. They are mailed, and sign in with the password alone.';
export const asksSecondStep = 'Asks for the second step';
export const asksHint = 'Its people can do nothing before they have set it up.';
/** Of a role. */
export const asks = 'Asks for the second step.';
export const actions = 'Actions';
/** Beside the own name. */
export const you = 'You';
export const invited = 'Invited, link ends {date}';
export const linkEnded = 'Invited, link ended on {date}';
export const accessEnded = 'Access ended on {date}';
export const change = 'Change';
export const changeOf = 'Change {name}';

/** A button. */
export const invite = 'Invite';
/** The title of a dialog. */
export const inviteTitle = 'Invite somebody';
export const inviteFailed = 'Failed to invite';
export const chooseRole = 'Choose a role';
export const untilHint = 'The last day of access. Leave it empty for no end.';
/** How an invitation reaches somebody. */
export const by = 'Invitation';
export const byMail = 'Send by e-mail';
export const byLink = 'Show a link';
export const password = 'Your password';
/** The title, above the link of an invitation. */
export const linkTitle = 'Invitation for {name}';
export const linkOnce =
  'Send this link to {name} now: it is shown only this once. It works for one person, until {date}.';
export const link = 'Link';
export const copyLink = 'Copy the link';
export const copied = 'The link is copied';
export const notCopied = 'The link could not be copied';
export const whatsapp = 'Send by WhatsApp';
/** What WhatsApp sends; {link} is an address. */
export const message = 'You are invited to work at {shop}. Open this link to join: {link}';
export const done = 'Done';

export const save = 'Save';
export const saveFailed = 'Failed to save';
export const endAccess = 'End access';
export const endTitle = 'End the access of {name}?';
export const endText =
  '{name} is signed out everywhere at once and sees nothing of the shop’s work any more. The account stays, as a customer’s.';
export const endFailed = 'Failed to end the access';
export const withdraw = 'Withdraw the invitation';
export const withdrawTitle = 'Withdraw the invitation of {name}?';
export const withdrawText = 'The link does not work any more.';

/** Heading. */
export const roles = 'Roles';
export const rolesLead =
  'A role says what its people see and change. A change counts at once for everybody who has it.';
export const peopleCount = { one: '{count} person', other: '{count} people' } as const;
/** Of the owner’s role, which cannot be changed. */
export const fixed = 'Fixed';
export const everything = 'Sees and changes everything, also what later versions add.';
export const nothing = 'Sees no more than the dashboard.';
/** `areas` is a list such as 'Orders, Messages and reviews'. */
export const changes = 'Changes: {areas}';
/** `areas` is a list such as 'Orders, Messages and reviews'. */
export const sees = 'Sees: {areas}';
export const newRole = 'New role';
export const roleFailed = 'Failed to save the role';
export const roleName = 'Name of the role';
/** The name of a table, for screen readers. */
export const rights = 'What the role may do';
/** The head of a column of areas. */
export const area = 'Area';
/** The head of a column of ticks. */
export const see = 'See';
export const changeIncludesSee = 'Whoever changes something sees it, too.';
export const notYours = 'You can give only what your own role has.';
export const deleteRole = 'Delete the role';
export const roleInUse = 'It can be deleted once nobody has it.';
export const deleteTitle = 'Delete the role {name}?';
/** Below the question whether to delete a role. */
export const deleteText = 'Nobody has this role.';
export const deleteFailed = 'Failed to delete the role';

// What a role may see or change.
export const orders = 'Orders';
export const enquiries = 'Enquiries and estimates';
export const dispatch = 'Packing and dispatch';
export const receipts = 'Money by hand';
export const payments = 'Online payments';
export const products = 'Products and prices';
export const messages = 'Messages and reviews';
export const users = 'Customers';
export const books = 'Figures and books';
export const settings = 'Settings';
export const system = 'System';
export const peopleAndRoles = 'People and roles';
