/** The digits of what was typed or pasted, at most so many. */
export function digitsOf(text: string, most: number): string {
  return text.replace(/\D/g, '').slice(0, most);
}

/** For `onInput` and `onBlur`: masks the input before the form reads it. */
export function rewriteInput(input: HTMLInputElement, rewrite: (text: string) => string): void {
  const rewritten = rewrite(input.value);
  if (rewritten !== input.value) input.value = rewritten;
}
