export const siteLinks = [
  { to: '/', label: 'Home' },
  { to: '/products', label: 'Products' },
  { to: '/contact', label: 'Contact' },
  { to: '/safetytips', label: 'SafetyTips' },
] as const;

export const policyLinks = [
  { to: '/privacypolicy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms & Conditions' },
  { to: '/refundpolicy', label: 'Refund & Return Policy' },
] as const;
