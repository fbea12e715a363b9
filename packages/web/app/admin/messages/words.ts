export const title = 'Message Management';
export const description = 'What customers have written to the shop.';
export const loadFailed = 'Failed to fetch messages';
export const loading = 'Loading messages…';
export const none = 'No messages found';
export const showAll = 'Show all messages';
/** How many the list holds. */
export const counted = { one: '{count} message', other: '{count} messages' } as const;
/** For screen readers, the name of the list. */
export const messages = 'Messages';
/** As in 'Pages of messages' and 'next and previous of the messages'. */
export const things = 'messages';
export const search = 'Search messages';
export const searchHint = 'Name, email, subject or text';
export const status = 'Status';
export const all = 'All';
export const unread = 'Unread';
export const read = 'Read';
export const archived = 'Archived';
export const answered = 'Answered';
export const notAnswered = 'Not answered';
export const answeredOrNot = 'Answered or not';

export const choose = 'Choose a message';
export const chooseHint = 'It opens here, beside the list.';
export const back = 'Back';
export const gone = 'This message is not there any more';
export const messageFailed = 'Failed to fetch message';
export const messageLoading = 'Loading the message…';

export const noCustomer = 'No customer has this email address.';
/** With how many there are; what is in the element is for screen readers. */
export const allOrders = 'All orders<whose> of this customer</whose> ({count})';
export const noOrders = 'No orders yet';
export const notSignedIn = 'Sent without signing in';

export const reply = 'Reply';
/** In the mail of the reply, above what the customer wrote. */
export const wrote = '{name} wrote:';
export const markAnswered = 'Mark as Answered';
export const markNotAnswered = 'Mark as Not Answered';
export const markRead = 'Mark as Read';
export const archive = 'Archive';
export const remove = 'Delete';
export const removeQuestion = 'Delete this message?';
export const removeText = '“{subject}” from {name} ({email}) will be gone for good.';
export const removed = 'Message deleted';
export const removeFailed = 'Failed to delete message';
export const statusUpdated = 'Message status updated';
export const statusFailed = 'Failed to update status';
export const updateFailed = 'Failed to update the message';
/** `when` is '2 minutes ago' or 'meanwhile'. */
export const changedStatus = '{by} marked this message {status} {when}';
export const changedAnswered = '{by} marked this message as answered {when}';
export const changedNotAnswered = '{by} marked this message as not answered {when}';

export const history = 'History';
export const markedUnread = 'Marked as unread';
export const markedRead = 'Marked as read';
/** What was done with the message. */
export const wasArchived = 'Archived';
export const markedAnswered = 'Marked as answered';
export const markedNotAnswered = 'Marked as not answered';
/** After what was done. */
export const whenAndBy = '{date}, by {by}';
