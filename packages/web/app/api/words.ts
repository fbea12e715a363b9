/** Failures without an answer of the shop; shown in a toast. */
export const noAnswer = 'Network error - Please try again';
export const invalidRequest = 'Invalid request';
export const accessDenied = 'Access denied';
export const notFound = 'Resource not found';
export const serverError = 'Server error - Please try later';
export const badGateway = 'Bad gateway';
export const unavailable = 'Service unavailable';
export const gatewayTimeout = 'Gateway timeout';
/** The number of any other failure of the protocol. */
export const otherError = 'Error: {status}';
