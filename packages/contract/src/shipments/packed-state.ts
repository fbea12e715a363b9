type Packing = { readonly packed: readonly { productId: string; quantity: number }[] };

export const packedStates = ['yes', 'no', 'partly'] as const;
export type PackedState = (typeof packedStates)[number];

/** The packed pieces of a line. */
export const packedPieces = (shipment: Packing | null, productId: string): number =>
  shipment?.packed.find((line) => line.productId === productId)?.quantity ?? 0;
