import { grantWords } from '@mathappu/contract/staff/grant-words';
import { type Area, type Grant, hasGrant } from '@mathappu/contract/staff/grants';
import { FormError } from '#web/ui/fields/form-error.tsx';
import * as words from '#words/admin/staff';
import { areaWords, withTick } from './role-grants.ts';

type GrantTableProps = {
  /** The name of the table, for screen readers. */
  label: string;
  areas: readonly Area[];
  /** What the one who edits the role has. */
  held: readonly Grant[];
  grants: readonly Grant[];
  error?: string | undefined;
  onChange: (grants: Grant[]) => void;
};

/** What a role or a key may see and change, an area a row. */
export function GrantTable({ label, areas, held, grants, error, onChange }: GrantTableProps) {
  const hasAll = areas.every((area) => hasGrant(held, `write_${area}`));
  return (
    <div>
      <table aria-label={label} className="w-full text-left">
        <thead className="bg-sunken text-sm text-ink-soft">
          <tr>
            <th scope="col" className="px-2 py-2 font-semibold">
              {words.area}
            </th>
            <th scope="col" className="px-1 py-2 text-center font-semibold">
              {words.see}
            </th>
            <th scope="col" className="px-1 py-2 text-center font-semibold">
              {words.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => {
            const isChanged = hasGrant(grants, `write_${area}`);
            return (
              <tr key={area} className="border-t border-line">
                <th scope="row" className="px-2 py-1 font-normal wrap-break-word">
                  {areaWords[area]}
                </th>
                <Tick
                  grant={`read_${area}`}
                  isOn={hasGrant(grants, `read_${area}`)}
                  // Who changes an area sees it.
                  isFixed={isChanged || !hasGrant(held, `read_${area}`)}
                  onChange={(isOn) => onChange(withTick(grants, { area, kind: 'see', isOn }))}
                />
                <Tick
                  grant={`write_${area}`}
                  isOn={isChanged}
                  isFixed={!hasGrant(held, `write_${area}`)}
                  onChange={(isOn) => onChange(withTick(grants, { area, kind: 'change', isOn }))}
                />
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-soft">
        {words.changeIncludesSee} {!hasAll && words.notYours}
      </p>
      {error && <FormError message={error} />}
    </div>
  );
}

type TickProps = {
  grant: Grant;
  isOn: boolean;
  isFixed: boolean;
  onChange: (isOn: boolean) => void;
};

const Tick = ({ grant, isOn, isFixed, onChange }: TickProps) => (
  <td className="p-0 text-center">
    <label className="inline-grid size-11 place-items-center">
      <input
        type="checkbox"
        aria-label={grantWords[grant]}
        checked={isOn}
        disabled={isFixed}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5.5"
      />
    </label>
  </td>
);
