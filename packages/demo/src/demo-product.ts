export type DemoProduct = {
  /** Unique; also the name of its main picture unless `images` says otherwise. */
  slug: string;
  name: string;
  /** As the trade says it in Tamil. */
  nameTa: string;
  description: string;
  descriptionTa: string;
  /** A product without price, stock or unit is a draft. */
  priceRupees: number | null;
  discountPercent: number;
  stock: number | null;
  unit: string | null;
  rating: number;
  details: Record<string, string>;
  /** Slugs of pictures in `images/`, the main one first. */
  images: readonly string[];
};
