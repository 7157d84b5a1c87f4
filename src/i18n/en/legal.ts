import type { LegalWords } from '../dictionary.ts';

export const legal: LegalWords = {
  privacy: {
    title: 'Privacy policy',
    intro: 'We ask only for the data we need to answer you and to look after your home.',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          '{name}, {street}, {town}, {island}, {taxNumber}, is the controller of personal data on this website. You can reach us by e-mail at {email} or by phone on {phone}.',
        ],
      },
      {
        heading: 'Which data, and what for',
        paragraphs: ['We process the following data:'],
        list: [
          'Contact and quotes: your name, e-mail address, message and, if you give them, phone number, subject and chosen package. We use them to answer you and to prepare a quote (steps prior to a contract, Article 6(1)(b) GDPR).',
          'Contracts: the data needed to look after your home, to invoice and to keep our books (performance of the contract and legal obligation, Article 6(1)(b) and (c) GDPR).',
          'Security: technical data such as your IP address, processed briefly and only to prevent abuse and faults (legitimate interest, Article 6(1)(f) GDPR). Where we count repeated attempts, we store a code in place of your IP address; only we can link the two. We treat this code as personal data too.',
          'Letting: the data we need about the guests of a house we let, for the booking and for the guest register required by law (performance of the contract and legal obligation, Article 6(1)(b) and (c) GDPR; Real Decreto 933/2021).',
          'Editing: accounts of the people who write articles for this website, so that we know who published what (legitimate interest, Article 6(1)(f) GDPR).',
        ],
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'We do not track you, build profiles, make automated decisions about you or sell data. We pass on your data only to those named below. This website loads nothing from third parties.',
        ],
      },
      {
        heading: 'Who receives data from us',
        paragraphs: [
          'Tradespeople who work for you receive your name, your phone number and access to the house. Our bank and the tax authorities receive the data needed for payments and bookkeeping. We register the guests of a house we let with the police, as the law requires.',
        ],
      },
      {
        heading: 'Processors',
        paragraphs: ['These providers process data on our behalf, under a data processing agreement:'],
        list: [
          'Netlify: hosting of the website and of the functions behind the forms.',
          'Supabase: database, editors’ accounts and storage of images.',
          'Resend: sending the e-mails the forms generate.',
          '{aiService}: AI for writing and translating articles. This service receives no data about visitors.',
          '{fallbackService}: delivery of messages when ordinary delivery has failed.',
        ],
      },
      {
        heading: 'Outside the European Economic Area',
        paragraphs: [
          'Processors may also handle data outside the European Economic Area, mainly in the United States. They do so on the basis of an adequacy decision (for members of the EU-US Data Privacy Framework) or of the European Commission’s standard contractual clauses.',
        ],
      },
      {
        heading: 'WhatsApp, phone and Bitcoin',
        paragraphs: [
          'If you choose to contact us by WhatsApp, that service’s own terms apply as well. No data are sent to WhatsApp until you open the link. If you pay with Bitcoin, the payment is visible on a public network; your name is not part of the payment, but what the network has recorded cannot be erased. Our server asks two public services that show this network whether the payment has arrived; they receive only the payment address.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'We keep messages no longer than it takes to deal with them.{retention} Data belonging to a contract are kept for as long as the contract lasts, and after that for as long as tax law requires.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You are not obliged to give us any data. Without your name, e-mail address and message, however, we cannot answer you.',
          'Under the GDPR and the Spanish data protection act (Ley Orgánica 3/2018), you may ask us to give you access to your data, to correct, erase or transfer them, or to restrict their processing, and you may object to their processing. Write to {email}; we may ask you to prove your identity. If we cannot settle a matter together, you can complain to the Spanish supervisory authority (Agencia Española de Protección de Datos, www.aepd.es) or to that of your own country.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms and conditions',
    intro: 'These terms apply to the services of {name} in {island}.',
    sections: [
      {
        heading: 'Quote and contract',
        paragraphs: [
          'Quotes are free. A contract is made when you accept the quote. Where the quote differs from these terms, the quote takes precedence.',
        ],
      },
      {
        heading: 'Prices',
        paragraphs: [],
        list: [
          'The base package costs {basePrice} per month. It covers everything the price section lists as included; the number of inspections (2 or 4 per month) is agreed with you.',
          'Each extra has a one-off price. Handyman jobs exclude materials. Where no price is stated, we give you a quote first. {vat}',
          'For full rental management our fee is {rentalFee} of the rental price.',
        ],
      },
      {
        heading: 'Payment',
        paragraphs: [
          'You pay in euros, in the manner and within the period stated in the quote. If you pay with Bitcoin, you receive a unique address and the exact amount once you have accepted the quote; the order counts as booked once the payment is confirmed on the network. The page about Bitcoin explains what happens if you pay too late, too little or too much.',
        ],
      },
      {
        heading: 'Keys and access',
        paragraphs: [
          'We keep your keys with care and hand them only to the people you have named or to those we engage for work you have agreed to. We have copies made only with your consent. If a key goes missing, we tell you at once; if that is our fault, we pay to have the lock and the keys replaced. When the agreement ends, we return all keys to you.',
        ],
      },
      {
        heading: 'Work by others',
        paragraphs: [
          'For work by tradespeople we ask for your approval in advance, unless an emergency calls for immediate action to prevent damage. In that case we inform you as soon as possible.',
        ],
      },
      {
        heading: 'Emergencies',
        paragraphs: [
          'We are on call for emergencies 24 hours a day, 7 days a week. If people are in danger, always call the emergency number 112 first.',
        ],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'We do our work with care and are liable for damage caused by our fault, within the limits of the law. You are responsible for insuring the house and its contents adequately. Nothing in these terms limits rights that the law gives you as a consumer and that cannot be waived.',
        ],
      },
      {
        heading: 'Withdrawal and termination',
        paragraphs: [
          'If you conclude a distance contract as a consumer, you may withdraw from it within 14 days without giving a reason. A message to {email} is enough; you may also use the statutory model form. This right does not apply to urgent repairs that you expressly ask us to carry out. If you ask us to start within those 14 days and then withdraw, you pay for the work done up to that point. The notice period for ongoing services is stated in the quote.',
        ],
      },
      {
        heading: 'Applicable law',
        paragraphs: [
          'Our contracts are governed by Spanish law. As a consumer you keep the protection of the law of the country you live in and may go to court there. If you have a complaint, please write to {email} first. You can also ask us for the official complaint form (hoja de reclamación). These terms exist in several languages; the text in the language of your quote applies to you.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    intro: 'This website sets no cookies to track you, measure traffic or show advertising.',
    sections: [
      {
        heading: 'Why we do not ask for your consent',
        paragraphs: [
          'Nothing that tracks you is stored in your browser, and nothing is loaded from third parties. What is stored is needed for something you have asked for yourself. For that, the law requires no consent.',
        ],
      },
      {
        heading: 'What is stored in your browser',
        paragraphs: ['Only on your own device, and only if you use the feature in question:'],
        list: [
          'The language you have chosen (lang, local storage, until you clear it).',
          'A note that we have checked this choice once (lang_reset, local storage).',
          'A note that the home page has taken you to your language once (lang_followed, session storage).',
          'A note that you closed the suggestion to switch language (lang_suggestion, local storage).',
          'A note that you closed a notice (notice, local storage).',
          'The extras you have ticked, once you request a quote (quote, session storage, until the message is sent or you close the tab).',
          'What you write in the contact form, so that it survives a reload (enquiry, session storage, until it is sent or you close the tab).',
          'For editors: their sign-in (admin_token and sb-…-auth-token, local storage, until they sign out).',
          'For editors: the webhook address they have entered (contact_webhook, local storage, until they sign out).',
          'For editors: an article they have started (new-article) and unsaved changes to an article (post:… followed by its address), both in local storage, until they save or discard them.',
          'For editors: unsaved changes to the business details (business, local storage, until they save or discard them) and how far they have got with the setup (first-hour, until the tab is closed).',
          'For editors: the language of the editorial desk (desk-lang), the name they sign texts with (reviewer) and what they have sent to the site that does not appear there yet (on-its-way), in local or session storage, until they clear it.',
        ],
      },
      {
        heading: 'Clearing it yourself',
        paragraphs: [
          'In your browser’s settings you can see and clear website data. The website will still work afterwards.',
        ],
      },
      {
        heading: 'Links to other websites',
        paragraphs: ['If you open WhatsApp or a partner’s website, its own rules apply.'],
      },
    ],
  },
  legal: {
    title: 'Legal notice',
    intro: 'Who is behind this website and what applies to its use.',
    sections: [
      {
        heading: 'Owner',
        paragraphs: [
          'This website is operated by {name}, {street}, {town}, {island}, Spain. Spanish tax number: {taxNumber}. E-mail address: {email}. Phone number: {phone}.',
        ],
      },
      {
        heading: 'Purpose of the website',
        paragraphs: [
          'This website tells you about our services for homes in {island} and how to contact us. Nothing can be bought directly on the website.',
        ],
      },
      {
        heading: 'Content',
        paragraphs: [
          'We compile the content with care, but some of it may be incomplete or out of date. Articles on the blog are general information, not advice on your particular case. Texts written or translated by AI that nobody has reviewed are marked as such.',
        ],
      },
      {
        heading: 'Rights to texts and images',
        paragraphs: [
          'The texts, drawings and design of this website are protected. You may link to it and quote from it, provided you name the source; for any other use please ask us for permission.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: ['The content of the websites we link to is the responsibility of their owners.'],
      },
      {
        heading: 'Applicable law',
        paragraphs: [
          'The use of this website is governed by Spanish law, without prejudice to the rights you have as a consumer in your own country.',
        ],
      },
    ],
  },
};
