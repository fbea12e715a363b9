declare module 'autocannon' {
  export type Request = {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  };
  export type Client = {
    setRequests(requests: Request[]): void;
    on(event: 'response', listen: (status: number, bytes: number, ms: number) => void): void;
  };
  // biome-ignore lint/style/noDefaultExport: so the package has it
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    setupClient: (client: Client) => void;
  }): Promise<{ duration: number; errors: number; timeouts: number }>;
}
