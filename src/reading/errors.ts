/** A document that cannot be read; the message says why, and what the owner can do. */
export abstract class UnreadableDocumentError extends Error {
  override name = this.constructor.name;
}

/** The document needs a password to open. */
export class EncryptedDocumentError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super('This document is protected by a password. Save it without one and upload it again.', options);
  }
}

/** The document is broken, or not of the type that it claims. */
export class DamagedDocumentError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super('This document is damaged. Save or export it anew and upload it again.', options);
  }
}

/** The document has too much text. */
export class LongDocumentError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super('This document has far more text than a CV. Save a shorter one and upload it again.', options);
  }
}

/** The document's pages are images of text. */
export class NoTextError extends UnreadableDocumentError {
  constructor(options?: ErrorOptions) {
    super(
      'This document has no text that can be read: its pages seem to be scanned pictures. Upload a version that was saved from a word processor.',
      options,
    );
  }
}
