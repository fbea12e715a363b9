import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const accessKey = 'accesstoken';
const refreshKey = 'refreshtoken';
/** Some clients of the shop use this spelling; both are written and either is read. */
const refreshKeyInCamelCase = 'refreshToken';

type Tokens = { access: string; refresh: string };

export function storedAccessToken(): string | undefined {
  return readStored(accessKey);
}

export function storedRefreshToken(): string | undefined {
  return readStored(refreshKey) ?? readStored(refreshKeyInCamelCase);
}

export function storeTokens({ access, refresh }: Tokens): void {
  writeStored(accessKey, access);
  writeStored(refreshKey, refresh);
  writeStored(refreshKeyInCamelCase, refresh);
}

export function clearTokens(): void {
  for (const key of [accessKey, refreshKey, refreshKeyInCamelCase]) removeStored(key);
}
