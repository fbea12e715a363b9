import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';

const name = 'recovery_proof';

/** Only the reset call ever receives it, and only from our own pages. */
const attributesOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `Path=/api/v1/user/reset-password; HttpOnly; SameSite=Strict${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

export function setRecoveryCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicUrl'>,
  proof: string,
): void {
  reply.header('set-cookie', `${name}=${proof}; Max-Age=600; ${attributesOf(config)}`);
}

export function clearRecoveryCookie(reply: FastifyReply, config: Pick<Config, 'publicUrl'>): void {
  reply.header('set-cookie', `${name}=; Max-Age=0; ${attributesOf(config)}`);
}

export function readRecoveryCookie({ headers }: FastifyRequest): string | undefined {
  return /(?:^|;\s*)recovery_proof=([\w-]{1,200})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
}
