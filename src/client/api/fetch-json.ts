import { parseJson } from './refusal-text';

/** An answer that is none of our server's, as a proxy's page of HTML is. */
export class ForeignAnswer extends Error {
  override name = 'ForeignAnswer';

  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {
    super(`${status} ${statusText}`.trim());
  }
}

/** Fetches what has to be JSON. @throws ForeignAnswer where it is not, whatever its headers say */
export async function fetchJson(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const body = parseJson(await response.text());
  if (body === undefined) throw new ForeignAnswer(response.status, response.statusText);
  return Object.assign(response, { json: async () => body });
}
