type ProgressBarProps = {
  label: string;
  /** From 0 to 1; undefined is indeterminate. */
  value?: number;
};

export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={1}
      className="block h-2 w-full appearance-none overflow-hidden rounded-pill bg-sunken indeterminate:animate-shimmer indeterminate:bg-teal [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-teal"
    />
  );
}
