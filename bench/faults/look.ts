import { say } from './keep-fault-run.ts';

const readable = ['/', '/products', '/api/v1/shop/details', '/healthz', '/readyz'];

/** Reads that can be answered are, while something is away. Says their statuses and returns those that failed. */
export async function look(url: string): Promise<string[]> {
  const answers = await Promise.all(
    readable.map(async (path) => {
      const answer = await fetch(url + path).catch(() => undefined);
      await answer?.arrayBuffer();
      return { status: answer?.status, text: `${path} ${answer?.status ?? 'no answer'}` };
    }),
  );
  say(answers.map(({ text }) => text).join(', '));
  return answers.flatMap(({ status, text }) => (status === 200 ? [] : text));
}
