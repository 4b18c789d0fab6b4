import { BufferSource, BufferTarget, Conversion, Input, Output, WEBM, WebMOutputFormat } from 'mediabunny';

/** Rewrites a recording with its duration; null if it already has one. */
async function mend(content: ArrayBuffer): Promise<ArrayBuffer | null> {
  using input = new Input({ source: new BufferSource(content), formats: [WEBM] });
  if ((await input.getDurationFromMetadata()) !== null) return null;
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const conversion = await Conversion.init({ input, output, showWarnings: false });
  await conversion.execute();
  return target.buffer;
}

self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  // What cannot be repaired here is left to the server.
  const mended = await mend(data).catch(() => null);
  self.postMessage(mended, { transfer: mended ? [mended] : [] });
};
