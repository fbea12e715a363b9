import { data } from 'react-router';
import { pageMeta } from '#web/document/page-meta.ts';
import { NotFound } from './not-found.tsx';

export const meta = pageMeta({
  title: '404 - Page Not Found',
  description: "The page you're looking for doesn't exist.",
  isPrivate: true,
});

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default function NotFoundPage() {
  return <NotFound />;
}
