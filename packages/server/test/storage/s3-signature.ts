import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Whether a request is signed as S3 demands, computed anew from what arrived:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
 */
export function isSignedBy(
  { accessKeyId, secretAccessKey, region }: Signer,
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  body: Buffer,
): boolean {
  const parts = /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=(.+)$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', signedHeaders = '', signature] = parts ?? [];
  const [path = '', query = ''] = url.split('?');
  const at = String(headers['x-amz-date']);
  const scope = `${at.slice(0, 8)}/${region}/s3/aws4_request`;
  const digest = String(headers['x-amz-content-sha256']);
  const signed = signedHeaders.split(';');
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) =>
    signed.includes(name),
  );
  const isOfBody = digest === 'UNSIGNED-PAYLOAD' || digest === sha256(body);
  if (credential !== `${accessKeyId}/${scope}` || !isWhole || !isOfBody) return false;
  const request = [
    method,
    path,
    query.split('&').filter(Boolean).map(withValue).toSorted().join('&'),
    ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    digest,
  ].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n');
  return hmac(key, text).toString('hex') === signature;
}

export type Signer = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
};

/** Each name and value as S3 encodes them, whatever the sender did. */
const withValue = (pair: string): string => {
  const [name = '', value = ''] = pair.split('=').map(decodeURIComponent);
  return `${encode(name)}=${encode(value)}`;
};
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();
