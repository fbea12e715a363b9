type BarChartProps = {
  caption: string;
  bars: readonly { label: string; value: number }[];
  formatValue?: (value: number) => string;
};

/** Lying bars with their figures in words beside them, so that the picture is never alone. */
export function BarChart({ caption, bars, formatValue = String }: BarChartProps) {
  const longest = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <figure>
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      <ul className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-sm">
        {bars.map(({ label, value }) => (
          <li key={label} className="col-span-3 grid grid-cols-subgrid items-center">
            <span className="text-ink-soft">{label}</span>
            <svg aria-hidden="true" className="h-5 w-full rounded-sm bg-sunken">
              <rect
                width={`${(value / longest) * 100}%`}
                height="100%"
                rx="4"
                className="fill-teal"
              />
            </svg>
            <span className="figures text-right font-semibold">{formatValue(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
