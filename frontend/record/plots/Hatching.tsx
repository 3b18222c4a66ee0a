/** Slanted lines to fill with, `url(#id)`: what is not told by colour alone. */
export function Hatching({ id, className }: { id: string; className: string | undefined }) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <line className={className} x1={0} y1={0} x2={0} y2={6} strokeWidth={3} />
    </pattern>
  );
}
