import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** React's own mark of a form whose action is a function; it never becomes an address that is sent. */
const reactFormAction = /^Attribute "action" has invalid value "javascript:throw new Error/;

/** The document as the browser has it is valid HTML. */
export const expectValid = async (page: Page, what: string): Promise<void> =>
  expectValidHtml(await page.content(), what);

export async function expectValidHtml(html: string, what: string): Promise<void> {
  const { results } = await validator.validateString(html);
  const messages = results.flatMap((result) => result.messages);
  const found = messages.filter(({ message }) => !reactFormAction.test(message));
  expect
    .soft(
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
      `invalid HTML of ${what}`,
    )
    .toEqual([]);
}
