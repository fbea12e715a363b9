/** The events of the demo's season. Each list is in the order of time. */
export type SeasonStory = {
  readonly people: readonly {
    readonly name: string;
    readonly city: string;
    readonly pincode: string;
    readonly street: string;
    readonly readsTamil: boolean;
  }[];
  readonly reviews: readonly { readonly stars: number; readonly text: string }[];
  readonly reviewAnswers: readonly string[];
  readonly messages: readonly { readonly subject: string; readonly message: string }[];
  readonly notes: readonly string[];
  readonly emptySearches: readonly (readonly [term: string, times: number])[];
  readonly usualSearches: readonly (readonly [term: string, times: number, found: number])[];
  readonly makeRandom: () => () => number;
  readonly shop: object;
  readonly payment: object;
  readonly depot: object;
  readonly taxPercent: number;
};
