/** A document that cannot be read; its message says why, and what the owner can do. */
export abstract class UnreadableDocumentError extends Error {
  override name = this.constructor.name;
}

/** It opens only with a password. */
export class EncryptedDocumentError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super('This document is protected by a password. Save it without one and upload it again.', options);
  }
}

/** It is not what its type says, or broken. */
export class DamagedDocumentError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super('This document is damaged. Save or export it anew and upload it again.', options);
  }
}

/** Its pages show pictures of text. */
export class NoTextError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super(
      'This document has no text that can be read: its pages seem to be scanned pictures. Upload a version that was saved from a word processor.',
      options,
    );
  }
}
