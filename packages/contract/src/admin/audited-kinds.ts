/** The kinds of subjects of audit entries. */
export const auditedKinds = [
  'order',
  'quote',
  'product',
  'category',
  'category-order',
  'listing-rule',
  'price-rule',
  'synonym',
  'product-import',
  'review',
  'message',
  'user',
  'person',
  'session',
  'settings',
  'month',
  'staff',
  'role',
  'api-key',
  'webhook',
  'mail',
  'job',
  'export',
] as const;

export type AuditedKind = (typeof auditedKinds)[number];
