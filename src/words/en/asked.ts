/** The pages on which somebody who was asked writes a testimonial, confirms, changes or withdraws it; and its check. */
export const asked = {
  fields: {
    name: 'Your name',
    role: 'Your role',
    company: 'Company',
    location: 'Location',
    content: 'Your testimonial',
    rating: 'Stars',
    date: 'Date',
    email: 'Your e-mail address',
    photo: 'Photo of you',
  },
  missing: {
    name: 'Enter your name.',
    role: 'Enter your role, such as “Head of Research”.',
    company: 'Enter where you worked together, or where you work now.',
    content: 'Write what you would like to say.',
    email: 'Enter your e-mail address. Without it, nobody can tell that these are your words.',
  },
  notSent: 'Your testimonial has not been sent yet',
  starsOf: '{given, number} of {most, number}',
  placeHint: 'Such as “London, United Kingdom”.',
  dateHint: 'Today, if you leave it empty.',
  photoHint: 'JPEG, PNG or WebP, up to 5 MB.',
  keepPhoto: 'Keep the photo above, unless you choose another one',
  emailHint:
    'We will send you an e-mail to confirm that the words are yours. Your address is never shown on the page.',
  namesDomain:
    'The page that checks my testimonial may name the part of my address after the @, such as “example.com”',
  photoAgain: 'A photo that you chose has to be chosen again.',
  writeFor: 'Write a testimonial for {owner}',
  wish: '{owner} would like to show a few words from you on <link>a page that employers read</link>, with your name, role and company. You need no account.',
  send: 'Send testimonial',
  ratherNot: 'I would rather not write',
  handling: 'What happens to what you write',
  handlingApproval:
    'Nothing is shown before you have confirmed your address, and {owner} has approved the words.',
  handlingAddress:
    'Then everything but your e-mail address is shown on the page and in the files made from it. {owner} sees the address; nobody else does.',
  handlingSigned: '{owner} can hide or delete the testimonial, but not change a letter of it: it is signed.',
  handlingWithdraw:
    'You can change or withdraw it at any time, with the link in the e-mail. If you withdraw it, all of it is deleted at once.',
  handlingDays:
    'What you do not confirm is deleted after {days, plural, one {# day} other {# days}}. No cookies are set.',
  confirmByMail: 'Now confirm it by e-mail',
  mailSent: 'We have sent you an e-mail with a link. Open the link to confirm that the words are yours.',
  mailSentMore:
    'Nothing is shown until then. If no e-mail arrives within a few minutes, look in your spam folder, or go back and check the address.',
  thanks: 'Thank you: your testimonial is confirmed',
  approvedBy: '{owner} has approved it.',
  waitsFor: 'It is signed, and waits for {owner} to approve it.',
  useLink: 'To change or withdraw it, use the link in the e-mail that you received.',
  linkAgain: 'Send me that link again',
  refuseTitle: 'Rather not write?',
  refuseText: 'We will tell {owner} that you would rather not write, and you will not be reminded.',
  backToForm: 'Back to the form',
  yourWords: 'Are these your words?',
  confirming:
    'For {owner}. Once you confirm them, these words are signed with your name. They are shown when {owner} has approved them.',
  confirm: 'Yes, confirm them',
  notMine: 'If you did not write this, close this page: nothing will be shown.',
  ownTitle: 'Your testimonial for {owner}',
  saveChange: 'Save and sign the change',
  withdrawMine: 'Withdraw my testimonial',
  withdrawTitle: 'Withdraw your testimonial?',
  withdrawText:
    'Every word of it, and your photo, are deleted at once, from the page of {owner} and from every file made from it. This cannot be undone.',
  withdraw: 'Withdraw it',
  keep: 'Keep it',
  nothingHere: 'Nothing of yours is here',
  withdrawn: 'Your testimonial is withdrawn. Every word of it, and your photo, are deleted.',
  nothingToWrite: 'Nothing can be written here',
  refusedTitle: 'Thank you for saying so',
  refused: 'You will not be reminded. If you change your mind, the link still works.',
  mailedTitle: 'The e-mail is on its way',
  mailed: 'It goes to the address that you confirmed. The link in it replaces the one before.',
  notDone: 'That did not work',
  /** In the mail that asks, where the owner has written nothing. */
  defaultNote: 'It takes a few minutes.',
  /** In mails, after 'Hello', where the name of the reader cannot be shown. */
  stranger: 'there',
  /** In mails, for the name of an owner that cannot be shown. */
  somebody: 'Somebody',
  standings: {
    draft: 'It is not confirmed yet.',
    waiting: 'It is signed and waiting for approval. If an earlier version is shown, it stays until then.',
    approved: 'It was approved as it stands here. A change is signed anew and has to be approved again.',
    declined: 'It was not approved. You can change it, which asks for approval once more, or withdraw it.',
  },
  doubts: {
    trap: 'A field that must stay empty was filled in, perhaps by your browser. It is empty again: please send your testimonial once more.',
    fast: 'It came so quickly that we are not sure whether a person wrote it. Please wait three seconds, and send it once more.',
    late: 'The form was open for too long, or not opened at all. Please send your testimonial once more.',
  },
  check: {
    confirmedBy: 'Confirmed by its author, {name}',
    altered: 'This is not what its author signed',
    sound: 'Every letter below is what its author confirmed. It was checked when you opened this page.',
    alteredText:
      'The words, the photo or the details were changed after they were signed. Do not rely on them.',
    givenTo: 'Given to <link>{owner}</link>.',
    what: 'What is confirmed',
    whoAt:
      'On {date}, whoever reads e-mail sent to an address at {domain} confirmed these words, with name, role, company and stars, as their own.',
    who: 'On {date}, whoever reads e-mail sent to an address that is not named here confirmed these words, with name, role, company and stars, as their own.',
    unchanged: 'No letter has changed since.',
    unchangedWithPhoto: 'No letter has changed since, and neither has the photo.',
    stands: 'The author has not withdrawn it.',
    whatNot: 'What is not',
    identity: 'That the author is who the name says: nobody has seen an identity card.',
    truth: 'That role and company are right, or that what is said is true.',
    operator:
      'Anything against the operator of this server, who holds the key: the signature shows that the stored words were not changed apart from it.',
    elsewhere: 'Check it elsewhere',
    how: '<json>The signed testimonial as JSON</json> is a JSON Web Signature (RFC 7515) with Ed25519 (RFC 8037); the keys of this server are <keys>published</keys>. With Node.js:',
    when: 'Signed {signed} with the key {key}. Checked {checked}.',
  },
} as const;
