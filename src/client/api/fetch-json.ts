import { parseJson } from './refusal-text';

/** An answer that did not come from our server, such as a proxy's HTML page. */
export class ForeignAnswer extends Error {
  override name = 'ForeignAnswer';

  constructor(
    readonly status: number,
    readonly statusText: string,
  ) {
    super(`${status} ${statusText}`.trim());
  }
}

/** Fetches JSON. @throws ForeignAnswer if the body is not JSON, whatever its headers say */
export async function fetchJson(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const body = parseJson(await response.text());
  if (body === undefined) throw new ForeignAnswer(response.status, response.statusText);
  return Object.assign(response, { json: async () => body });
}
