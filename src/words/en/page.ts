/** Headings, by section. */
const sections = {
  about: 'About',
  video: 'Video introduction',
  workExperience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
  skills: 'Skills',
  projects: 'Projects',
  publications: 'Publications',
  languages: 'Languages',
  volunteering: 'Volunteering',
  awards: 'Awards',
  testimonials: 'In their words',
  facts: 'Also true',
  gallery: 'Photos',
  contact: 'Get in touch',
} as const;

/** What the page and the documents say around the owner's words. */
export const page = {
  sections,
  dates: {
    /** The end of a period that lasts: 'March 2021 – today'. */
    today: 'today',
    until: 'until <day>{date}</day>',
    /** Only years are known; '2019 – 2021'. */
    aboutYears: 'about {count, plural, one {# year} other {# years}}',
    validUntil: 'valid until {date}',
    expired: 'expired {date}',
  },
  head: {
    nameless: 'A portfolio without a name',
    portrait: 'Portrait',
    portraitOf: 'Portrait of {name}',
    basedIn: 'Based in',
    /** What the person is looking for follows: 'part-time, from March, in Leeds or remote'. */
    openTo: 'Open to',
    now: 'Now',
    mostRecently: 'Most recently',
    since: 'since <day>{date}</day>',
    studying: 'Studying',
    studied: 'Studied',
    elsewhere: 'Elsewhere',
    downloadCv: 'Download CV',
    /** In search results and previews: who this is, and what; 'Ada King: Engineer, London.' */
    description: '{name}: {who}.',
    descriptionOfName: '{name}.',
    skip: 'Skip to the content',
    contents: 'Sections of this page',
    private: 'This page is private. Only you can see it, and whoever has a link that you made.',
  },
  entries: {
    earlierPositions: '{count, plural, one {# earlier position} other {# earlier positions}}',
    earlierEntries: '{count, plural, one {# earlier entry} other {# earlier entries}}',
    moreCertifications: '{count, plural, one {# more certification} other {# more certifications}}',
    more: '{count, plural, one {# more} other {# more}}',
    workedWith: 'Worked with',
    coursework: 'Coursework',
    covers: 'Covers',
    usedIn: 'Used in',
    certified: 'Certified:',
    gpa: 'GPA {grade}',
    grade: 'Grade: {grade}',
    credential: 'Credential {id}',
    credentialId: 'ID {id}',
    canBeVerified: 'Can be verified',
    /** The second part of this and the next is only heard. */
    canBeVerifiedNamed: 'Can be verified<more>: {name}</more>',
    seeCredential: 'See the credential',
    seeCredentialNamed: 'See the credential<more> of {name}</more>',
    /** The degree with its field: "Master's Degree in Geography". */
    degreeIn: '{degree} in {field}',
    videoOf: 'Video introduction of {name}',
  },
  testimonials: {
    stars: '{given, number} of {most, number} stars',
    confirmedBy: 'Confirmed by {name}',
    confirmedByChecked: 'Confirmed by {name}<more>: check the signature</more>',
    confirmedAt: 'Confirmed by its author, as can be checked at:',
    /** Below testimonials of which none is confirmed. */
    addedByOwner: 'Added by the owner of this page',
    othersAddedByOwner: 'Those that are not marked as confirmed were added by the owner of this page.',
  },
  contact: {
    show: 'Show contact',
    write: 'Write a message',
    /** Copies what stands beside it. */
    copy: 'Copy',
    copied: 'Copied',
    /** What 'Show contact' reveals; a list of these, of which the first is capitalised. */
    email: 'e-mail',
    phone: 'phone',
    address: 'postal address',
    keptAway: '{kinds}, kept away from robots.',
    /** The label of the page's own address in documents. */
    portfolio: 'Portfolio',
  },
  photos: {
    close: 'Close',
    previous: 'Previous photo',
    next: 'Next photo',
    place: '{index, number} of {count, number}',
  },
  foot: {
    toldWith: 'Told with <link>Storyfolio</link>',
    downloadAs: 'Download as',
    pdfLetter: 'PDF (Letter)',
    plainCv: 'Plain CV',
    counting:
      'This page counts its visits: when, from which place and site, on what kind of device, for how long, what is read, watched and downloaded, and whether somebody was here before. It sets no cookies and keeps neither names nor full addresses.',
    uncounted: 'Don’t count my visits in this browser',
    /** The name of the attached file in archival PDFs. */
    attached: 'The profile that this document shows, to be imported again',
  },
  /** The forms of a profile, by file extension. */
  formats: {
    json: 'JSON Resume',
    vcf: 'vCard',
    md: 'Markdown',
    txt: 'Plain text',
    docx: 'Word',
    pdf: 'PDF',
    png: 'Picture',
    zip: 'Web site',
  },
  /** Pages through a link that was made for one reader. */
  links: {
    about: 'About this link',
    measured: '{name} sent you this link, and sees when it is opened, what is read, and for how long.',
    goOnUnseen: 'Go on without being seen',
    unmeasured: '{name} sent you this link, and does not see what you read here.',
    closed: 'This link no longer opens the page',
    revoked: 'It was withdrawn by the person who sent it.',
    expired: 'It has expired.',
    'used-up': 'It was opened as often as it may be.',
    askFor: 'Please ask {name} for a new one.',
    askSender: 'Please ask the person who sent it to you for a new one.',
    shared: 'A page has been shared with you',
    sharedBy: '{name} shares a page with you',
    openInBrowser: 'Open the link in a browser to read it.',
    asksPasscode: 'This page asks for a passcode',
    senderHasIt: '{name}, who sent you the link, has it.',
    personHasIt: 'The person who sent you the link has it.',
    limited: 'This link opens it a limited number of times, and counts once you press the button.',
    limitedWithPasscode:
      'This link opens the page a limited number of times, and counts once you press the button.',
    cookie:
      'Opening it needs a cookie, which lasts two hours at most. Without one, your browser comes back here.',
    passcode: 'Passcode',
    wrongPasscode: 'This is not the passcode. Please try again.',
    open: 'Open the page',
  },
  /** In place of a page, in the language of the reader's browser. */
  notices: {
    notFound: 'There is no page here',
    notFoundWhy: 'The address may be mistyped, or its owner has moved the page or keeps it private.',
    /** To the owner, above what visitors get. */
    hidden: 'Your page is private: this is what visitors get at its address.',
    failure: 'This page is out of order',
    failureWhy: 'Something went wrong on our side. Please try again in a moment.',
    tooMany: 'Too many visits at once',
    tooManyWhy: 'More came from your network than we can answer. Please try again in a minute.',
    tooLong: 'That is too long',
    tooLongWhy: 'More was sent than the form takes. Go back, shorten your message, and send it again.',
    home: 'Go to Storyfolio',
  },
  /** Where owners stop mails, in the language of their browser. */
  stopping: {
    /** What the mails are; the next two as well. */
    digest: 'the weekly digest for {page}',
    reminders: 'reminders of next actions for {page}',
    opens: 'mails about opens of the link “{link}”',
    stop: 'Stop these mails',
    isOn: 'You get {mails} by e-mail, because you chose so.',
    stopped: 'These mails are stopped',
    isOff: 'You do not get {mails} any more. All other mails stay as they are.',
    undo: 'Undo: send them again',
    resumed: 'These mails are sent again',
    isOnAgain: 'You get {mails}, as before.',
    nothing: 'Nothing to stop here',
    nothingWhy:
      'The address is incomplete, or what the mails were about is gone, and the mails with it. Open the link in the mail once more; when you are signed in, every mail can also be stopped where it was chosen.',
    later: 'Not at the moment',
    /** The reason, why nothing can be changed, is a whole sentence. */
    laterWhy: '{reason} The mails go on until you try again.',
  },
} as const;
