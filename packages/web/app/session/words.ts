export const signedOut = 'Logged out successfully';
export const signOutFailed = 'Logout failed';
export const signedOutHere = 'Logged out (server unavailable)';
export const sessionEnded = 'Your session has ended. Please sign in again';
