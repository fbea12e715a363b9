import { data } from 'react-router';
import { pageMeta } from '#web/head/page-meta.ts';
import * as words from '#words/frame';
import { NotFound } from './not-found.tsx';

export const meta = pageMeta({
  title: words.notFoundTitle,
  description: words.notFound,
  isPrivate: true,
});

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default function NotFoundPage() {
  return <NotFound />;
}
