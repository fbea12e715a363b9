import type { Report } from '@mathappu/contract/reports/report';

/** The pieces that a problem is about, whatever is wrong with them, by product. */
export function reportedPieces({ lines }: Pick<Report, 'lines'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  }
  return counts;
}
