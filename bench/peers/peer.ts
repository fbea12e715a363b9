import type { LoadRequest } from '../wrk.ts';

/** Another shop, in its last release, as its documentation has it installed and started. */
export type Peer = {
  /** Of its folder and its database. */
  readonly id: string;
  readonly name: string;
  /** What npm installs into its folder, each in one version. */
  readonly packages: Readonly<Record<string, string>>;
  /** Files beside this one that are copied into its folder. */
  readonly files: readonly string[];
  /** Once, in a new folder. */
  readonly build?: Command;
  /** Each time, on an empty database: its tables and its products. */
  readonly beforeStart?: readonly Command[];
  readonly start: Command;
  /** Its products, where it makes its tables only when it starts. */
  readonly afterStart?: readonly Command[];
  /** A path that it answers with 200 once it can be used. */
  readonly readyPath: string;
  settings(place: Place): NodeJS.ProcessEnv;
  /** What corresponds to the shop's requests, in the place where it runs. */
  requests(place: Place): Promise<Partial<Record<Asked, LoadRequest>>>;
};

/** A program of its packages, or a file for Node, with arguments. */
export type Command = readonly [program: string, ...args: string[]];

export type Place = {
  readonly url: string;
  readonly port: number;
  readonly databaseUrl: string;
};

/** What every shop is asked for, where it has it. */
export const asked = [
  'home page',
  'page with a list of products',
  'page of a product',
  'list of products',
  'one product',
] as const;

export type Asked = (typeof asked)[number];

/** What a folder of a peer has in `products.json`. */
export type PeerProduct = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly priceRupees: number;
  readonly stock: number;
};

export const page = (path: string): LoadRequest => ({
  method: 'GET',
  path,
  headers: { accept: 'text/html', 'accept-encoding': browsers },
});

/** A query of a GraphQL API. */
export const graphql = (path: string, text: string, variables: object = {}): LoadRequest => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'accept-encoding': browsers },
  body: JSON.stringify({ query: text, variables }),
});

/** What browsers accept. */
export const browsers = 'gzip, deflate, br, zstd';
