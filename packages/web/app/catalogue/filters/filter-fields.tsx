import type { Category } from '@mathappu/contract/catalogue/categories';
import type { FacetCounts } from '@mathappu/contract/catalogue/facet-input';
import { type FacetName, facets } from '@mathappu/contract/catalogue/facets';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { otherCategory } from '@mathappu/contract/limits';
import { type ReactNode, useState } from 'react';
import { langOfName, leadingName } from '#web/language/names.ts';
import { classNames } from '#web/ui/class-names.ts';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/filters';
import { langOfData } from '#words/language';
import { toggleValue, valuesOf, withValues } from './chosen-values.ts';
import { facetTexts } from './facet-texts.ts';
import { PriceFields } from './price-fields.tsx';

export type FilterFieldsProps = {
  query: ProductQuery;
  counts: FacetCounts;
  categories: readonly Category[];
  onChange: (query: ProductQuery) => void;
};

const greenClasses = ['safal', 'star', 'swas'];

/**
 * The filters with their numbers. A value that would show nothing is left out unless it is chosen; what
 * has been shown stays, so that no row moves while somebody chooses.
 */
export function FilterFields({ counts: given, ...others }: FilterFieldsProps) {
  const props = { ...others, counts: useShownValues(given, others.query) };
  const { query, onChange } = props;
  return (
    <>
      <CategoryFields {...props} />
      <PriceFields query={query} onChange={(price) => onChange({ ...query, page: 1, price })} />
      <MakerFields {...props} />
      {facetTexts.map(([name]) => (
        <FacetFields key={name} name={name} {...props} />
      ))}
    </>
  );
}

/** The values that have had products or were chosen at any time since the filters came on show. */
function useShownValues(counts: FacetCounts, query: ProductQuery): FacetCounts {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const isChosen = (name: keyof FacetCounts, value: string) =>
    name === 'category' ? query.category === value : valuesOf(query, name).includes(value);
  const entries = Object.entries(counts) as [keyof FacetCounts, FacetCounts['category']][];
  const shown = entries.map(
    ([name, values]) =>
      [
        name,
        values.filter(
          ({ value, count }) => count > 0 || isChosen(name, value) || seen.has(`${name} ${value}`),
        ),
      ] as const,
  );
  const keys = shown.flatMap(([name, values]) => values.map(({ value }) => `${name} ${value}`));
  if (keys.some((key) => !seen.has(key))) setSeen(new Set([...seen, ...keys]));
  return Object.fromEntries(shown) as FacetCounts;
}

function CategoryFields({ query, counts, categories, onChange }: FilterFieldsProps) {
  const { category: chosen = '' } = query;
  if (counts.category.length === 0) return null;
  const option = (value: string, name: string, count?: number, lang?: string) => (
    <Option
      key={value}
      type="radio"
      name="category"
      value={value}
      count={count}
      isChosen={value === chosen}
      onChoose={() => onChange({ ...query, page: 1, category: value || undefined })}
    >
      <span lang={lang}>{name}</span>
    </Option>
  );
  return (
    <Fields title={words.category}>
      {option('', words.all)}
      {counts.category.map(({ value, count }) => {
        const category = categories.find(({ slug }) => slug === value);
        if (!category) return value === otherCategory && option(value, catalogueWords.other, count);
        return option(value, leadingName(category), count, langOfName(category));
      })}
    </Fields>
  );
}

/** One maker alone is no choice. */
function MakerFields({ query, counts, onChange }: FilterFieldsProps) {
  const chosen = valuesOf(query, 'maker');
  const shown = counts.maker.filter(({ value, count }) => count > 0 || chosen.includes(value));
  if (shown.length === 0 || (counts.maker.length < 2 && chosen.length === 0)) return null;
  return (
    <Fields title={words.maker}>
      {shown.map(({ value, name, count }) => (
        <Option
          key={value}
          type="checkbox"
          name="maker"
          value={value}
          count={count}
          isChosen={chosen.includes(value)}
          onChoose={() => onChange(toggleValue(query, 'maker', value))}
        >
          <span lang={langOfData}>{name ?? value}</span>
        </Option>
      ))}
    </Fields>
  );
}

function FacetFields({ name, query, counts, onChange }: FilterFieldsProps & { name: FacetName }) {
  const chosen = valuesOf(query, name);
  const { title, values: texts } = facetTexts.find(([each]) => each === name)?.[1] ?? noTexts;
  const shown = counts[name];
  if (shown.length === 0) return null;
  const { values, takesOne }: { values: readonly string[]; takesOne?: true } = facets[name];
  const isRadio = takesOne && values.length > 1;
  const isAllGreen = greenClasses.every((value) => chosen.includes(value));
  const green = name === 'class' ? shown.filter(({ value }) => greenClasses.includes(value)) : [];
  return (
    <Fields title={title}>
      {isRadio && (
        <Option
          type="radio"
          name={name}
          value=""
          isChosen={chosen.length === 0}
          onChoose={() => onChange(withValues(query, name, []))}
        >
          {words.any}
        </Option>
      )}
      {green.length > 0 && (
        <Option
          type="checkbox"
          name={name}
          value={greenClasses.join()}
          count={green.reduce((sum, { count }) => sum + count, 0)}
          isChosen={isAllGreen}
          onChoose={() => {
            const others = chosen.filter((value) => !greenClasses.includes(value));
            const added = isAllGreen ? [] : greenClasses;
            onChange(withValues(query, name, [...others, ...added].sort()));
          }}
        >
          {words.allGreen}
        </Option>
      )}
      {shown.map(({ value, count }) => (
        <Option
          key={value}
          type={isRadio ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          count={count}
          isChosen={chosen.includes(value)}
          onChoose={() =>
            onChange(isRadio ? withValues(query, name, [value]) : toggleValue(query, name, value))
          }
        >
          {texts[value]}
        </Option>
      ))}
    </Fields>
  );
}

const noTexts = { title: '', values: {} as Readonly<Record<string, string>> };

const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="border-b border-line py-4 lg:first:pt-0">
    <legend className="float-left w-full pb-1 font-semibold">{title}</legend>
    <div className="clear-both px-1 lg:px-0">{children}</div>
  </fieldset>
);

type OptionProps = {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  count?: number;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
};

const Option = ({ type, name, value, count, isChosen, onChoose, children }: OptionProps) => (
  <label
    className={classNames(
      'flex min-h-11 items-center gap-3 py-1.5 lg:pointer-fine:min-h-8 lg:pointer-fine:py-1',
      count === 0 && !isChosen && 'text-ink-soft',
    )}
  >
    <input
      type={type}
      name={name}
      value={value}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 shrink-0"
    />
    <span className="min-w-0 flex-1 leading-tight wrap-anywhere">{children}</span>
    {count !== undefined && <span className="figures text-sm text-ink-soft">{count}</span>}
  </label>
);
