export const accountTitle = 'My Account';
export const accountDescription = 'Your details with the shop.';
export const accountDetails = 'Account Details';
export const changePicture = 'Change avatar';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const status = 'Status';
export const role = 'Role';
/** The number of the account, which can be copied. */
export const id = 'ID';
export const notProvided = 'Not provided';
/** The status of an account. */
export const active = 'Active';
/** The status of an account. */
export const suspended = 'suspended';
/** The status of an account. */
export const banned = 'banned';
/** The role of an account. */
export const admin = 'ADMIN';
/** The role of an account. */
export const customer = 'USER';
export const editProfile = 'Edit Profile';
export const adminDashboard = 'Admin Dashboard';
export const logout = 'Logout';
export const unverified =
  'Your email address is not verified yet. Open the link in the mail we sent to {email}. You can shop meanwhile.';
export const sendMailAgain = 'Send the mail again';
export const deliveryAddresses = 'Delivery addresses';
export const backToAccount = 'Back to account';

export const whereSignedIn = 'Where you are signed in';
export const signInsFailed = 'Failed to load sign-ins';
export const signInsLoading = 'Loading sign-ins…';
export const thisDevice = 'This device';
export const since = 'Since {date}';
/** `ago` is a relative time, such as '3 hours ago'. */
export const sinceAndLastSeen = 'Since {date}, last seen {ago}';
/** A button of each device; what is in the element is for screen readers. */
export const signOutOn = 'Sign out<where> on {device}, last seen {ago}</where>';
export const signOutThere = 'Sign out there?';
export const signedInSince = '{device}, signed in since {date}.';
export const signOutElsewhere = 'Sign out everywhere else';
export const signOutElsewhereQuestion = 'Sign out everywhere else?';
export const staySignedIn = 'You stay signed in here.';
export const signOut = 'Sign out';

export const changePassword = 'Change password';
export const changeYourPassword = 'Change your password';
export const othersSignedOut = 'Other devices are signed out.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const passwordHint = 'At least 8 characters';
export const passwordFailed = 'Failed to change password';

/** Heading of a card. */
export const secondStep = 'Second step';
export const yourData = 'Your data';
export const dataLead =
  'You can have everything we have stored about you, and you can have it deleted.';
export const downloadData = 'Download my data';
export const deleteMyAccount = 'Delete my account';
export const deleteQuestion = 'Delete your account?';
export const deleteConsequences =
  'This cannot be undone. Your profile, addresses, cart, messages and sign-ins are deleted. Orders you have placed stay in our books without your account, as tax law demands.';
export const yourPassword = 'Your password';
export const enterPassword = 'Please enter your password';
export const deleteAccount = 'Delete account';
export const deleteFailed = 'Failed to delete account';

export const profileDescription = 'Change your name and phone number.';
export const fullName = 'Full Name';
export const emailFixed = 'The email address of an account cannot be changed.';
export const phoneNumber = 'Phone Number';
export const phoneHint = 'Optional; 10 digits';
export const mailLanguage = 'Language of our mails';
export const saveChanges = 'Save Changes';
export const profileFailed = 'Failed to update profile';

export const pictureTitle = 'Change Avatar';
export const pictureDescription = 'Choose a picture for your account.';
export const selectImage = 'Select Image';
export const changeImage = 'Change Image';
export const imageHint = 'JPEG or PNG, at most {megabytes}MB';
/** For screen readers, of the bar that shows the progress. */
export const progress = 'Uploading';
export const uploading = 'Uploading...';
export const pictureFailed = 'Failed to update avatar';

/** The title of a page that opens an invitation to work in the shop. */
export const invitation = 'Your invitation';
export const signInTitle = 'Sign In';
export const signInDescription = 'Sign in to order fireworks and to follow your orders.';
export const signInToOrder = 'Sign in or register to order. What is in your cart stays there.';
export const password = 'Password';
export const forgotPassword = 'Forgot Password?';
export const login = 'Login';
export const allRequired = 'All fields are required';
export const tryAgain = 'Something went wrong. Please try again.';
export const noScripts =
  'Email and password are right, but you cannot stay signed in without JavaScript.';
/** Above the form, after registering; the email is filled in. */
export const accountReady = 'Your account is ready.';
export const passwordOnceMore = 'Type your password once more to sign in.';
export const newHere = 'New here?';
export const registerHere = 'Register here';
export const confirming = 'Confirming your email address…';
export const confirmed = 'Thank you. Your email address is confirmed, and you can sign in.';
export const notConfirmed =
  'Your email address could not be confirmed. Open the link again, or sign in and ask for a new one on your account page.';

export const registerTitle = 'Create Account';
export const registerDescription =
  'Create an account to order fireworks and to follow your orders.';
export const emailAddress = 'Email Address';
export const mobileNumber = 'Mobile Number';
export const confirmPassword = 'Confirm Password';
export const adult = 'By registering you confirm that you are 18 or older.';
export const register = 'Register';
export const fillAll = 'Please fill in all five fields.';
export const registerFailed = 'Oops! Something went wrong while registering.';
export const registerRefused = 'Registration failed. Please try again.';
/** Before the link to the sign-in. */
export const haveAccount = 'Already have an account?';
export const signIn = 'Sign in';

export const forgotTitle = 'Forgot Password';
export const forgotDescription = 'Get a one-time code by email and set a new password.';
export const forgotLead =
  'We send a 6-digit code to your email. With it you can set a new password.';
export const enterEmail = 'Please enter your email.';
export const sendOtp = 'Send OTP';
export const sendOtpAgain = 'Send OTP again';
export const backToLogin = 'Back to Login';
export const failed = 'Something went wrong.';

export const verifyOtp = 'Verify OTP';
export const otpDescription = 'Enter the one-time code of the email we have sent you.';
export const otpLead = 'Enter the 6-digit code from the email. It works for 10 minutes.';
export const sentTo = 'Sent to {email}';
export const otp = 'OTP';
export const enterOtp = 'Please enter OTP.';
export const otpRefused = 'Invalid OTP.';
/** Below a wrong code; after the last of them the next one. */
export const triesLeft = { one: '{count} try left', other: '{count} tries left' } as const;
export const otpSpent = 'This code no longer works. Ask for a new one.';
export const newOtpSent = 'A new code is on its way. Use the one of the newest mail.';
export const otherEmail = 'Use another email';

export const resetPassword = 'Reset Password';
export const resetDescription = 'Set a new password.';
export const resetLead =
  'You will be signed out everywhere and can then sign in with the new password.';
export const resetNewPassword = 'New Password';
export const confirmNewPassword = 'Confirm New Password';
export const fillFields = 'Please fill all fields.';
export const differ = 'Passwords do not match.';
export const resetRefused = 'Reset failed.';
export const newOtp = 'Ask for a new OTP';
