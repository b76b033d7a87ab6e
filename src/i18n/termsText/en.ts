import type { TermsPart } from './termsPart';

export const englishTerms: readonly TermsPart[] = [
  {
    title: 'About these terms',
    paragraphs: [
      'These Terms and Conditions govern the use of {productName} by borrowers, funders and partners. By pressing Agree you state that you have read, understood and accepted them.',
      'If you act for a company, you state that you may represent it, and these terms bind both you and the company.',
    ],
  },
  {
    title: 'Who may use the service',
    paragraphs: ['You may use {productName} if:'],
    points: [
      'you are at least 17 years old and have legal capacity under Indonesian law;',
      'you use your own identity, or that of the company you represent;',
      'no law bars you from using financial services.',
    ],
  },
  {
    title: 'Account and security',
    paragraphs: [
      'An account is for one person or one company. Keep your password and your one-time codes to yourself. We never ask for them by phone, message or email.',
      'Change your password and contact us at once if you think that somebody else uses your account. What is done with your account before you tell us counts as done by you, unless it happened through our fault.',
    ],
  },
  {
    title: 'The data and documents you give us',
    paragraphs: [
      'The data and documents you give us must be true, complete and your own. Bring them up to date when they change. We may check them with the competent authorities, identity verification providers and providers of electronic signatures.',
      'If data turn out to be untrue, we may put off, refuse or cancel your application.',
    ],
  },
  {
    title: 'Personal data protection',
    paragraphs: [
      'We process your personal data to open your account, check your identity, assess your application, carry out funding agreements and meet legal duties, under the Indonesian rules on personal data protection.',
      'We share data only with those who need them for these purposes. You have the right to:',
    ],
    points: [
      'know which data we keep, and get a copy of them;',
      'have wrong data corrected;',
      'withdraw your consent or have data erased, as long as no law requires us to keep them;',
      'object to decisions that a system has taken alone.',
    ],
  },
  {
    title: 'For borrowers',
    paragraphs: [
      'An application is no promise of funding. Amount, term, interest or return, fees and penalties stand in the funding agreement, which you sign separately.',
      'Pay on time. Late payment may cost a penalty under the agreement and be reported to credit information bureaus.',
    ],
  },
  {
    title: 'For funders',
    paragraphs: [
      'Funding carries risk, including the risk that a borrower does not pay. You bear that risk yourself; {productName} guarantees neither the money nor a return.',
      'Read what is known of each loan before you fund it, and use lawful money of your own.',
    ],
  },
  {
    title: 'For partners',
    paragraphs: [
      'Partners who check trade or recommend borrowers give honest information, and charge borrowers nothing in the name of {productName}.',
    ],
  },
  {
    title: 'Fees',
    paragraphs: [
      'Registering and completing your data costs nothing. Other fees, if any, are shown before you agree to them.',
    ],
  },
  {
    title: 'What is not allowed',
    paragraphs: ['You may not:'],
    points: [
      'use the identity, account or documents of others without the right to do so;',
      'use the service for money laundering, the financing of terrorism or other crimes;',
      'disturb, copy or try to break into our systems;',
      'upload files that are harmful or against the law.',
    ],
  },
  {
    title: 'Availability and liability',
    paragraphs: [
      'We do our best to keep the service available, but it may pause for maintenance or because of a failure. Answers that were saved remain.',
      'We are liable for damage caused by our fault or negligence, as far as the law provides.',
    ],
  },
  {
    title: 'Suspending and closing an account',
    paragraphs: [
      'We may suspend or close accounts that break these terms or the law. You may ask for your account to be closed once all obligations are settled.',
    ],
  },
  {
    title: 'Changes to these terms',
    paragraphs: [
      'If these terms change, we tell you before the change takes effect. For important changes we ask for your consent again.',
    ],
  },
  {
    title: 'Law, disputes and language',
    paragraphs: [
      'These terms are governed by the law of the Republic of Indonesia. Disputes are settled by agreement first, then by the competent dispute settlement body or court.',
      'Where the meaning differs, the Indonesian text prevails.',
    ],
  },
];
