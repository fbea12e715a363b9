import { data } from 'react-router';

/**
 * For loaders of public pages: when the call fails, the page is rendered without data and with the
 * status of the failure; the browser then retries and shows the result. Redirects go through.
 */
export async function loadOrStatus<Answer>(answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (refusal) {
    if (!(refusal instanceof Response) || refusal.status < 400) throw refusal;
    return data(null, { status: refusal.status });
  }
}
