type Sale = {
  readonly number: string;
  readonly userId: string | null;
  /** Null of an old order, which has an account. */
  readonly code: string | null;
};

/** The page where a buyer reads an order or an enquiry: signed in by its number, without an account by its link. */
export const salePath = ({ number, userId, code }: Sale): string =>
  `/order/${userId === null && code !== null ? code : number}`;
