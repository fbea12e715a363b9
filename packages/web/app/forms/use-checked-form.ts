import { useEffect, useEffectEvent } from 'react';
import {
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type ResolverOptions,
  set,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form whose fields are checked by a schema of the contract when it is submitted. The schema and
 * its library are loaded at the first input, so that a first visit does not load them.
 *
 *     const form = useCheckedForm(async () => (await import('@mathappu/contract/account')).profile);
 */
export function useCheckedForm<Typed extends FieldValues, Checked>(
  loadSchema: () => Promise<z.ZodMiniType<Checked, Typed>>,
  options?: Omit<UseFormProps<Typed, unknown, Checked>, 'resolver'>,
) {
  const form = useForm<Typed, unknown, Checked>({ ...options, resolver: formResolver(loadSchema) });
  const { subscribe } = form;
  const prefetch = useEffectEvent(() => {
    loadSchema().catch(() => undefined);
  });
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        stop();
        prefetch();
      },
    });
    return stop;
  }, [subscribe]);
  return form;
}

/** The first issue of a field becomes its error. */
export function formResolver<Typed extends FieldValues, Checked>(
  loadSchema: () => Promise<z.ZodMiniType<Checked, Typed>>,
): Resolver<Typed, unknown, Checked> {
  return async (values, _context, { fields }) => {
    // The server checks by the same schema, so without it the check is left to the server.
    const schema = await loadSchema().catch(() => undefined);
    if (!schema) return { values: values as never, errors: {} };
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Typed> = {};
    for (const { path, code, message } of result.error.issues) {
      const name = path.join('.');
      if (get(errors, name)) continue;
      set(errors, name, {
        type: code,
        message,
        ref: (get(fields, name) as ResolverOptions<Typed>['fields'][string])?.ref,
      });
    }
    return { values: {}, errors };
  };
}
