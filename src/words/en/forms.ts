/** The form by which visitors write to the owner of a page, and what forms have in common. */
export const forms = {
  optional: '(optional)',
  /** Before a fault, for those who hear the page. */
  error: 'Error:',
  errorIn: 'Error: {title}',
  leaveEmpty: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending …',
  /** Where sending has failed in the browser; the second sentence says what to do. */
  failed: 'Your message could not be sent. It is still here: check your connection, and send it again.',
  failedForGood:
    'Your message could not be sent. It is still here: this page no longer takes messages, so copy your text if you still need it.',
  failedTooLong:
    'Your message could not be sent. It is still here: it is too long, so shorten it, and send it again.',
  failedForNow: 'Your message could not be sent. It is still here: wait a moment, and send it again.',
  writeTo: 'Write to {name}',
  writeToOwner: 'Write to the owner of this page',
  /** Who gets a message where the owner has given no name; it begins a sentence. */
  owner: 'the owner of this page',
  what: '{owner} gets your message by e-mail and replies to your address. Nobody else sees it, and you need no account.',
  upTo: 'Up to {most, number} characters.',
  fields: { name: 'Name', company: 'Company', role: 'Role', email: 'E-mail', message: 'Message' },
  missing: {
    name: 'Enter your name.',
    email: 'Enter your e-mail address, or nobody can reply to you.',
    message: 'Write your message.',
  },
  notSent: 'Your message has not been sent yet',
  ownForm: 'This is your own form, as visitors see it. What you send from here goes nowhere.',
  sent: 'Your message is on its way',
  sentTo: '{owner} gets it by e-mail in a moment.',
  sentMore:
    'The reply comes straight to your own address, so there is nothing more to do here. No copy is sent to you, and your address is used for nothing else.',
  noForm: 'No messages here',
  noFormOwn: 'Your design hides the section Contact, and the form with it. This is what visitors get.',
  takesNone: '{owner} takes no messages through this page.',
  back: 'Back to the page',
  doubts: {
    trap: 'A field that must stay empty was filled in, perhaps by your browser. It is empty again: please send your message once more.',
    fast: 'It came so quickly that we are not sure whether a person wrote it. Please wait three seconds, and send it once more.',
    late: 'The form was open for too long, or not opened at all. Please send your message once more.',
    used: 'This form has been sent before. If this is another message, please send it once more.',
  },
  /** What the server answers; the English text is also what recognises the answer. */
  answers: {
    required: 'This field is required.',
    oneLine: 'Write this on one line.',
    unsafe: 'Remove the characters that cannot be shown.',
    email: 'Enter an e-mail address such as name@example.com.',
    stars: 'Enter whole stars.',
    date: 'Enter a date as YYYY-MM-DD.',
    dateRange: 'Enter a year between 1900 and 2199.',
    photoType: 'Choose a JPEG, PNG or WebP photo.',
    photoSize: 'The photo exceeds 5MB limit',
    noRoomForPhoto: 'There is no room for a photo here. Send your testimonial without it.',
    ownPage: 'This is your own page, so nothing was sent. Visitors write to you with this form.',
    takesNoMessages: 'The owner of this page takes no messages through it, so yours was not sent.',
    full: 'No more messages can be taken here at the moment. Please get in touch in another way.',
    busy: 'The server is busy with many such requests. Please try again in a few seconds.',
    storageFull: "The server's storage is full. Please try again later, or tell its operator.",
    filesAway: 'The file storage cannot be reached at the moment. Please try again shortly.',
    databaseAway: 'The database cannot be reached at the moment. Please try again shortly.',
    cameBetween: 'Another change came in between. Please try again.',
    withdrawn: 'You have withdrawn your testimonial, and every word of it is deleted.',
    revoked: 'Whoever asked you has taken the request back.',
    accountClosed: 'The account of whoever asked you is closed.',
    expired: 'The request has expired. If you still want to write, ask for a new link.',
    answered:
      'This request was answered. To change what you wrote, use the link in the e-mail that you received.',
    written: 'You have written a testimonial. Withdraw it with the link in your e-mail.',
    tryAgain: 'Please try again.',
  },
  /** Answers that name something. */
  limits: {
    tooLong: 'Use {most} characters or fewer.',
    addresses: 'Write {most, number} web addresses at most.',
    ownersAddress: 'This is the address of {owner}. Enter your own.',
    seconds: 'Too many attempts. Please try again in {count, plural, one {# second} other {# seconds}}.',
    minutes: 'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}.',
    hours: 'Too many attempts. Please try again in {count, plural, one {# hour} other {# hours}}.',
  },
} as const;
