import { data } from 'react-router';

/**
 * For loaders of public pages: when the shop refuses, the page goes out without its data and with
 * the refusal's status, and the browser asks again and says how it went.
 */
export async function loadOrStatus<Answer>(answer: Promise<Answer>) {
  try {
    return await answer;
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    return data(null, { status: refusal.status });
  }
}
