import type { LegalWords } from '../dictionary.ts';

/** The legal pages: privacy, cookies and terms. The business’s details and prices fill the placeholders. */
export const legal: LegalWords = {
  privacy: {
    title: 'Privacy policy',
    intro: 'We ask only for the data we need to answer you and to look after your home.',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          'The controller of the personal data processed through this website is {name}, {street}, {town}, {island} ({taxNumber}). You can reach us by e-mail at {email} or by phone on {phone}.',
        ],
      },
      {
        heading: 'What data we process, and why',
        paragraphs: ['We process the following data:'],
        table: {
          heads: ['Activity', 'Data and purpose', 'Legal basis'],
          rows: [
            [
              'Contact and quotes',
              'Your name, e-mail address and message, and anything else you enter, such as your phone number, a subject, the services you chose or a proposed appointment. We use this data to answer you and to prepare a quote.',
              'Steps prior to entering into a contract, Article\u00a06(1)\u2060(b) GDPR',
            ],
            [
              'Contracts',
              'The data we need to look after your home, send you invoices and keep our books.',
              'Performance of the contract and legal obligation, Article\u00a06(1)\u2060(b) and (c) GDPR',
            ],
            [
              'Keys and inspections',
              'The numbers of your keys, the codes of your alarm, the key log (who had which key, and when) and photographs of rooms in our reports. We use them to let in only those who may enter, and to show you what we found. When the contract ends, you get your keys back and we delete the codes; we keep the log and the photographs for as long as claims can still be made.',
              'Performance of the contract, Article\u00a06(1)\u2060(b) GDPR; for other people in the key log, legitimate interest, Article\u00a06(1)\u2060(f) GDPR',
            ],
            [
              'Security',
              'Technical data such as your IP address, which we keep only briefly and use only to guard against abuse and faults. To count repeated attempts, we store a code in place of your IP address. Only we can link the two, and we treat the code as personal data as well.',
              'Legitimate interest, Article\u00a06(1)\u2060(f) GDPR',
            ],
            [
              'Letting',
              'Data about guests staying in a house we let, which we need for their booking and for the guest register required by law.',
              'Performance of the contract and legal obligation, Article\u00a06(1)\u2060(b) and (c) GDPR; Real Decreto 933/2021',
            ],
            [
              'Editing',
              'The accounts of the people who write for this website, so that there is a record of who published what.',
              'Legitimate interest, Article\u00a06(1)\u2060(f) GDPR',
            ],
          ],
        },
      },
      {
        heading: 'What we do not do',
        paragraphs: [
          'We do not track you or build a profile of you. We make no automated decisions about you, and we do not sell your data. Only the recipients and services described on this page receive any of your data. This website loads nothing from third parties.',
        ],
      },
      {
        heading: 'Who else receives your data',
        paragraphs: [
          'If tradespeople work on your home, we give them your name, your phone number and the address of the house, but no key: we let them in ourselves. Our bank and the tax authorities receive the data needed for payments and bookkeeping. When we let a house, we pass its guests’ details to the police, as the law requires.',
        ],
      },
      {
        heading: 'Processors',
        paragraphs: ['These providers process data only on our behalf{agreements}:'],
        list: [
          'Netlify: hosting the website and the functions behind the forms.',
          'Supabase: the database, the editors’ accounts and image storage.',
          'Resend: sending the e-mails of this website.',
          '{aiService}: AI for writing and translating articles. This service receives no data about visitors.',
          '{fallbackService}: delivering messages when the usual route has failed.',
        ],
      },
      {
        heading: 'Outside the European Economic Area',
        paragraphs: [
          'These providers may also process data outside the European Economic Area, mainly in the United States. Where they do, the transfer is based on an adequacy decision (for members of the EU-US Data Privacy Framework) or on the European Commission’s standard contractual clauses.',
        ],
      },
      {
        heading: 'WhatsApp and Bitcoin',
        paragraphs: [
          'If you contact us by WhatsApp, its own terms apply as well; nothing is sent to WhatsApp until you open the link. If you pay with Bitcoin, anyone can see the payment on a public network. Your name is not attached to the payment, but what the network has recorded cannot be erased. To find out whether a payment has arrived, our server asks two public services that show what is on this network. They receive only the payment address.',
        ],
      },
      {
        heading: 'How long we keep data',
        paragraphs: [
          'We keep messages only for as long as we need them to deal with your request.{retention} If you have a contract with us, we keep the data relating to it for as long as the contract runs, and after that for as long as commercial and tax law require or claims can still be made.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You do not have to give us any data, but without your name, e-mail address and message we cannot answer you.',
          'Under the GDPR and the Spanish Data Protection Act (Ley Orgánica 3/2018), you have the right to access your data and to have it corrected, erased or transferred. You can also ask us to restrict the processing of your data, or object to it. To do any of this, write to {email}; we may ask you to prove who you are. You can also complain to the Spanish supervisory authority (Agencia Española de Protección de Datos, www.aepd.es) or to the one in your own country.',
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
          'Quotes are free. Accepting one creates a contract between you and us. If the quote and these terms differ, the quote applies.',
        ],
      },
      {
        heading: 'Prices',
        paragraphs: [],
        list: [
          'The base package costs {basePrice} per month and covers everything listed as included in the price section. We agree the number of inspections with you: 2 or 4 per month.',
          'Each extra with a stated price is charged as a one-off. The price of a handyman job does not include materials. Where no price is stated, we will first give you a quote that also says how the extra is charged.',
          'For rental management, our fee is {rentalFee} of the rental price.',
          '{rentalFeeOf}',
        ],
      },
      {
        heading: 'Payment',
        paragraphs: [
          'You pay in euros, unless you choose Bitcoin. The quote states how you pay, and by when. If you pay with Bitcoin, you will receive a unique address and the exact amount once you have accepted the quote; the order counts as booked once the payment is confirmed on the network. Our Bitcoin page explains what happens if you pay late, too little or too much.',
        ],
      },
      {
        heading: 'Keys and access',
        paragraphs: [
          'We look after your keys with care. We hand them only to people you have named and, if we let your home for you, to the guests who have booked it. We let tradespeople in ourselves, for work you have approved or when we have to act at once to prevent damage. We have copies made only with your consent. If a key goes missing, we will tell you at once; if the loss is our fault, we will pay for a new lock and new keys. When the contract ends, you will get all your keys back.',
        ],
      },
      {
        heading: 'Work by others',
        paragraphs: [
          'Before tradespeople do any work for you, we will ask for your approval. The only exception is an emergency in which we have to act at once to prevent damage. In that case, we will let you know as soon as possible.',
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
          'We do our work with care. Within the limits of the law, we are liable for damage that is our fault. Insuring the house and its contents adequately is your responsibility. Nothing in these terms limits rights that the law gives you as a consumer and that cannot be waived.',
        ],
      },
      {
        heading: 'Withdrawal and termination',
        paragraphs: [
          'If you are a consumer and enter into a contract with us at a distance, you may withdraw from it within 14 days without giving a reason. A message to {email} is enough, or you can use the statutory model form. There is no right of withdrawal for urgent repairs that you have expressly asked us to carry out. If you ask us to start within the 14 days and then withdraw, you pay for the work done up to that point. For ongoing services, the quote states how much notice is required.',
        ],
      },
      {
        heading: 'Applicable law',
        paragraphs: [
          'Our contracts are governed by Spanish law. As a consumer, you keep the protection of the law of the country you live in, and you may go to court there. If you have a complaint, please write to {email} first. The official complaint form (hoja de reclamaciones) is available from us on request. These terms are available in several languages. The version in the language of your quote is the one that applies to you.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    intro: 'This website sets no cookies for tracking, statistics or advertising.',
    sections: [
      {
        heading: 'Why we do not ask for your consent',
        paragraphs: [
          'We store nothing in your browser that tracks you, and we load nothing from third parties. We store only what is needed to provide what you have asked for, and the law does not require your consent for that.',
        ],
      },
      {
        heading: 'What is stored in your browser',
        paragraphs: [
          'The items below are stored only on your own device, and only if you use the feature that needs them:',
        ],
        list: [
          'The language you have chosen (lang, local storage, until you clear it).',
          'A note that your choice of language has been checked once (lang_reset, local storage).',
          'A note that the home page has already taken you to the version in your language (lang_followed, session storage).',
          'A note that you dismissed the suggestion to switch language (lang_suggestion, local storage).',
          'A note that you dismissed a notice (notice, local storage).',
          'The extras you have ticked, once you request a quote (quote, session storage, until the message is sent or you close the tab).',
          'What you write in the contact form, so that you do not lose it if the page reloads (enquiry, session storage, until the message is sent or you close the tab).',
          'For editors: the fact that they are signed in (admin_token, admin_account and sb-…-auth-token, local storage, until they sign out).',
          'For editors: the webhook address they have entered (contact_webhook, local storage, until they sign out).',
          'For editors: a new article they have started (new-article) and unsaved changes to an existing one (post:… followed by its address), both in local storage, until they save or discard them.',
          'For editors: unsaved changes to the business details (business, local storage, until they save or discard them) and how far they have got in setting up the website (first-hour, until the tab is closed).',
          'For editors: the language of the editorial desk (desk-lang), the name they sign texts with (reviewer) and any changes they have sent that have not reached the website yet (on-its-way), in local or session storage, until they clear them.',
        ],
      },
      {
        heading: 'Clearing this data',
        paragraphs: [
          'Your browser’s settings let you see and clear what websites have stored. This website will work just as well afterwards.',
        ],
      },
      {
        heading: 'Links to other websites',
        paragraphs: [
          'WhatsApp and our partners’ websites have their own rules, which apply once you open them.',
        ],
      },
    ],
  },
  legal: {
    title: 'Legal notice',
    intro: 'Who runs this website and which rules apply to its use.',
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
          'This website describes our services for homes in {island} and tells you how to contact us. You cannot buy anything on the website itself.',
        ],
      },
      {
        heading: 'Content',
        paragraphs: [
          'We take care over what we publish, but it may still be incomplete or out of date in places. Articles on the blog give general information, not advice on your own situation. Anything that was written or translated by AI and has not been reviewed is marked as such.',
        ],
      },
      {
        heading: 'Copyright',
        paragraphs: [
          'The text, drawings and design of this website are protected by copyright. You may link to the website and quote from it as long as you name the source. For any other use, please ask us for permission.',
        ],
      },
      {
        heading: 'Links',
        paragraphs: ['The content of the websites we link to is the responsibility of their owners.'],
      },
      {
        heading: 'Applicable law',
        paragraphs: [
          'The use of this website is governed by Spanish law. This does not affect the rights you have as a consumer in your own country.',
        ],
      },
    ],
  },
};
