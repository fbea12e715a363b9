import multipart from '@fastify/multipart';
import { toMegabytes } from '@mathappu/contract/limits';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from './app-error.ts';
import { readWhileItComes } from './slow-requests.ts';

type UploadedPart = {
  readonly field: string;
  /** The file's name as the client wrote it, without control characters. */
  readonly name: string;
  readonly bytes: Buffer;
};

const maxNameLength = 120;

/** Registers a route with file uploads. Only these have the multipart parser, which slows every request. */
export function addFileRoute(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    await scope.register(multipart, {
      // Each route passes its own size limit to `readFiles`.
      limits: { files: 10, fields: 5, parts: 15, headerPairs: 50 },
      throwFileSizeLimit: true,
    });
    scope.route(route);
  });
}

type FileRules = {
  fields: readonly { name: string; maxFiles: number }[];
  /** The limit of each file, in bytes. */
  maxBytes: number;
};

/**
 * The files of a multipart body, which may come slowly.
 * @throws AppError fileTooLarge, requestTimeout, 400 for an unknown field or none at all
 */
export async function readFiles(
  request: FastifyRequest,
  rules: FileRules,
): Promise<[UploadedPart, ...UploadedPart[]]> {
  if (!request.isMultipart()) throw new AppError('unsupportedMediaType');
  const parts = await readWhileItComes(request.raw, request.server.times, () =>
    readParts(request, rules),
  );
  const [first, ...others] = parts;
  if (!first) throw new AppError('fileMissing');
  return [first, ...others];
}

async function readParts(
  request: FastifyRequest,
  { fields, maxBytes }: FileRules,
): Promise<UploadedPart[]> {
  const parts: UploadedPart[] = [];
  // Every part is read even after a refusal: an unread body would hang the connection.
  let refusal: AppError | undefined;
  const limits = { fileSize: maxBytes };
  try {
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      const bytes = await part.toBuffer();
      const maxFiles = fields.find(({ name }) => name === part.fieldname)?.maxFiles ?? 0;
      const already = parts.filter(({ field }) => field === part.fieldname).length;
      if (part.file.truncated)
        refusal ??= new AppError('fileTooLarge', { megabytes: toMegabytes(maxBytes) });
      else if (already >= maxFiles) refusal ??= unexpected(part.fieldname);
      else parts.push({ field: part.fieldname, name: plainName(part.filename), bytes });
    }
  } catch (error) {
    throw asUnreadable(error);
  }
  if (refusal) throw refusal;
  return parts;
}

const plainName = (name = '') => name.replace(/\p{C}/gu, '').slice(0, maxNameLength);

const unexpected = (field: string) => new AppError('unexpectedFile', { field: field.slice(0, 40) });

/** The parser's own errors have no code; all of them mean a malformed body. */
function asUnreadable(error: unknown): unknown {
  const isLimit =
    error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');
  return isLimit ? error : new AppError('unreadableUpload');
}
