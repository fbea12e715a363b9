/** Why a change of a line was refused and taken back. */
export function LineRefusal({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="col-span-full w-full text-sm font-medium text-danger">
      {text}
    </p>
  );
}
