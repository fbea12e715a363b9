import { text } from '@mathappu/contract/fields';

/**
 * A field's validation by the text that its call takes. A `maxLength` of the field itself would cut what
 * is pasted without a word.
 */
export function textError(max: number, missing?: string) {
  const field = text(max, missing);
  return (typed: string): string | undefined => field.safeParse(typed).error?.issues[0]?.message;
}
