import type { Category } from '@mathappu/contract/catalogue/categories';
import { fill, plural } from '@mathappu/contract/words';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { StepButtons } from '#web/admin/frame/step-buttons.tsx';
import { useRowSteps } from '#web/admin/frame/use-row-steps.ts';
import { TwoNames } from '#web/language/two-names.tsx';
import { categoryPath } from '#web/navigation/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EditIcon, TrashIcon } from '#web/ui/images/edit-icons.tsx';
import { ProductImage } from '#web/ui/images/product-image.tsx';
import * as words from '#words/admin/categories';

type CategoryOrderProps = {
  categories: readonly Category[];
  onOrder: (ids: string[]) => void;
  onEdit: (category: Category) => void;
  onDelete: (category: Category) => void;
};

/** The categories, moved by their buttons or by dragging their rows. */
export function CategoryOrder({ categories, onOrder, onEdit, onDelete }: CategoryOrderProps) {
  const ids = categories.map(({ _id }) => _id);
  const { list, move, step, movedTo } = useRowSteps<HTMLOListElement>(ids, onOrder);
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();

  return (
    <>
      <ol ref={list} aria-label={words.order} className="space-y-2">
        {categories.map((category, place) => (
          <li
            key={category._id}
            data-row={category._id}
            draggable
            title={words.drag}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(category._id);
            }}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              setTarget(category._id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged) move(dragged, place);
            }}
            onDragEnd={() => {
              setDragged(undefined);
              setTarget(undefined);
            }}
            className={classNames(
              'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border bg-surface px-4 py-2 shadow-rest md:cursor-grab',
              dragged && target === category._id ? 'border-teal' : 'border-line',
              dragged === category._id && 'opacity-60',
            )}
          >
            <CategoryRow
              category={category}
              steps={
                <StepButtons
                  id={category._id}
                  name={category.name}
                  place={place}
                  count={ids.length}
                  onStep={step}
                />
              }
              onEdit={onEdit}
              onDelete={onDelete}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {movedTo >= 0 &&
          fill(words.moved, {
            name: categories[movedTo]?.name ?? '',
            number: movedTo + 1,
            count: ids.length,
          })}
      </p>
    </>
  );
}

type CategoryRowProps = Pick<CategoryOrderProps, 'onEdit' | 'onDelete'> & {
  category: Category;
  steps: ReactNode;
};

function CategoryRow({ category, steps, onEdit, onDelete }: CategoryRowProps) {
  return (
    <>
      {category.image && <ProductImage src={category.image} alt="" sizes="3rem" className="w-12" />}
      <div className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <div className="font-semibold">
          <TwoNames {...category} />
        </div>
        <p className="text-sm text-ink-soft">
          <Link to={categoryPath(category.slug)} lang="en" className="link">
            {category.slug}
          </Link>
          {` · ${fill(plural(words.counted, category.count), category)}`}
        </p>
      </div>
      <div className="flex">
        {steps}
        <IconButton
          label={fill(words.editOf, category)}
          title={words.edit}
          icon={<EditIcon />}
          onClick={() => onEdit(category)}
        />
        <IconButton
          label={fill(words.removeOf, category)}
          title={words.remove}
          tone="danger"
          icon={<TrashIcon />}
          onClick={() => onDelete(category)}
        />
      </div>
    </>
  );
}
