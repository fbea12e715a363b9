import type { Product } from '@mathappu/contract/catalogue';
import { TradeText } from '#web/language/trade/trade-text.tsx';
import { plainFacts, unitWithPieces } from './plain-facts.ts';
import { ProductRating } from './product-rating.tsx';
import { StockBadge } from './stock-badge.tsx';

/** The facts on a product's card beside its names and price. */
export function CardFacts({ product }: { product: Product }) {
  const { unit, passport } = product;
  return (
    <>
      <p className="text-sm text-ink-soft wrap-anywhere">
        <TradeText>{unitWithPieces(unit, passport.pieces)}</TradeText>
        {/* A dot ends its line, and a fact stays in one. */}
        {plainFacts(passport).map((fact) => `\u00a0· ${fact.replaceAll(' ', '\u00a0')}`)}
      </p>
      <div className="flex flex-wrap items-center gap-x-2">
        <ProductRating {...product} isOfCustomers />
        <StockBadge product={product} isShownOnlyWhenScarce />
      </div>
    </>
  );
}
