import { ListSkeleton } from '#web/lists/list-skeleton.tsx';
import * as words from '#words/admin/enquiries';

export const EnquiriesSkeleton = () => (
  <ListSkeleton text={words.loading} rowHeight="h-57 md:h-15.25" />
);
