import type { Words } from '../dictionary.ts';
import { serviceMoments } from './service-moments.ts';
import { serviceSamples } from './service-samples.ts';

/** The pages of the services. */
export const servicePages: Words['servicePages'] = {
  heading: '{service} in Ibiza',
  does: 'What we do',
  costs: 'What it costs',
  receives: 'What you get',
  questions: 'Frequently asked questions',
  priceList: 'See the price list',
  alone: 'This service on its own',
  from: 'from',
  perMonth: 'per month',
  perChangeover: 'charged per changeover',
  mainWork: { cleaning: 'Regular cleaning', works: 'Supervising tradespeople' },
  bySize: 'by size of house',
  emergency: {
    heading: 'What happens when you call',
    steps: {
      call: {
        title: 'You call',
        text: 'Tell us which house it is and what you can see. A photo on WhatsApp helps.',
      },
      look: { title: 'We go and look', text: 'If we hold your key, we can go straight in.' },
      repair: {
        title: 'The right tradesperson',
        text: 'We call one in with your approval, or at once if we have to act to prevent damage.',
      },
      report: { title: 'You hear from us', text: 'What we found, what was done and what it costs.' },
    },
    close: 'Day or night, including Sundays and public holidays.',
    until: 'For whoever is in the house, until we get there',
    photo: 'Send a photo on WhatsApp',
    firstAid: [
      { title: 'People', text: 'Is anyone in danger? Call 112 first, then us.' },
      { title: 'Water', text: 'Turn off the water at the main stopcock, usually beside the meter.' },
      {
        title: 'Electricity',
        text: 'Turn off the main switch in the fuse box, but never with wet hands or while standing in water.',
      },
      {
        title: 'Gas',
        text: 'Turn off the gas at the bottle or the tap, open the windows, do not touch any switches, and go outside.',
      },
    ],
  },
  keyPromise: {
    heading: 'What we promise about your keys',
    promises: [
      {
        title: 'Who gets them',
        text: 'We hand your keys only to people you have named and, if we let your home for you, to the guests who have booked it. We let tradespeople in ourselves, for work you have approved or when we have to act at once to prevent damage.',
      },
      {
        title: 'Copies',
        text: 'We only have keys copied with your consent.',
      },
      {
        title: 'Loss',
        text: 'If a key goes missing, we tell you at once.',
      },
      {
        title: 'Costs',
        text: 'If the loss is our fault, we pay for a new lock and new keys.',
      },
    ],
    terms: 'All of this is in our terms and conditions',
  },
  moments: serviceMoments,
  samples: serviceSamples,
  start: {
    cleaning: 'Once you accept the quote, we agree the days with you and start.',
    pool: 'Once you accept the quote, we arrange the first visit with you and start looking after the water.',
    works: 'Once you accept the quote, we book the tradespeople and let them in.',
    rental: 'Once you accept the quote, we list your home and take bookings.',
  },
  quote: {
    keys: 'Quote for key holding',
    cleaning: 'Quote for cleaning',
    pool: 'Quote for pool maintenance',
    works: 'Quote for work on the house',
    rental: 'Quote for rental management',
  },
  licence: {
    heading: 'Licence and registration number',
    text: 'To let a home in Ibiza to holiday guests, you need a tourist licence from the island council (Consell d’Eivissa), and for online platforms a national registration number as well. Both numbers must appear in the listing. We only advertise homes that have them. A lawyer or a gestor (administrative adviser) can tell you what applies to yours.',
  },
  pages: {
    keys: {
      intro:
        'Handing over your keys is a matter of trust. We keep them safe, open the door to the people you are expecting and take in your post.',
      does: [
        {
          title: 'Keep your keys safe',
          text: 'The tag carries only a number, and every handover goes into our key log.',
        },
        {
          title: 'Hand keys over to the guests and family you have named',
          text: 'You tell us who is coming and when.',
        },
        { title: 'Meet your guests and see them off', text: 'On the days we arrange with you.' },
        {
          title: 'Let tradespeople and suppliers in, as agreed with you',
          text: 'We open up, stay with them and lock up again.',
        },
        { title: 'Take in your post', text: 'A full letterbox shows that nobody is at home.' },
      ],
      costs:
        'Mail and key handling is part of the base package. If you would also like us to meet your guests, we will give you a quote for that in advance.',
      receives: [
        'One point of contact for everyone who needs to get in',
        'A key log with every handover',
        'All your keys back when the agreement ends',
      ],
      faq: [
        {
          question: 'Can my family have the key when I am not there?',
          answer: 'Of course. Tell us who is coming and when, and we will hand over the key.',
        },
        {
          question: 'Can I book key holding on its own?',
          answer: 'Yes. You can book one service or several. Either way, the quote is free.',
        },
      ],
    },
    cleaning: {
      intro:
        'We clean while you are away. You arrive to a fresh home, and leave the tidying to us when you go.',
      does: [
        { title: 'Regular cleaning', text: 'At set times, or only around your stays.' },
        { title: 'Deep cleaning', text: 'For everything a regular clean does not reach.' },
        { title: 'Window cleaning', text: 'Sea salt and dust come off the glass.' },
        { title: 'Pre-arrival cleaning and welcome service', text: 'You open the door to a fresh home.' },
        { title: 'Rental preparation', text: 'For your guests, whoever does the letting.' },
      ],
      costs:
        'The monthly price of regular cleaning depends on the size of the house and how often we come; your quote states it in advance. Deep cleaning and window cleaning are each charged as a one-off.',
      receives: [
        'A clean house on the agreed day',
        'A price you know before we start',
        'A message from us if there is a change of plan',
      ],
      faq: [
        {
          question: 'Do I have to be there?',
          answer: 'No. If we hold your key, we will let ourselves in on the agreed days.',
        },
        {
          question: 'Can you prepare the house for guests?',
          answer:
            'Yes, as an extra, priced on request. If you have the rental package, coordinating the cleaning and linen is already included; the cleaning and the linen themselves are charged per changeover.',
        },
        {
          question: 'Can I book just a deep clean?',
          answer: 'Yes. Deep cleaning is an extra that you can book on its own, and you pay per clean.',
        },
      ],
    },
    pool: {
      intro:
        'A pool needs attention whether or not anyone is swimming in it. We maintain yours while you are away, in season and out.',
      does: [
        {
          title: 'Come as often as agreed, in winter too',
          text: 'We agree how often once we have seen your pool.',
        },
        { title: 'Check the water quality', text: 'We measure the pH and the chlorine, and adjust them.' },
        {
          title: 'Clean the floor, walls and waterline',
          text: 'So that algae, pine needles and dust do not settle.',
        },
        { title: 'Check the pump and filter', text: 'Baskets emptied, pump running, filter clear.' },
        {
          title: 'Tell you as soon as something needs replacing',
          text: 'With your approval, we bring in a tradesperson.',
        },
      ],
      costs:
        'Pool maintenance is part of the base package, so the monthly price covers it. If a tradesperson is needed, we will ask for your approval first, unless we have to act at once to prevent damage.',
      receives: [
        'A well-kept pool, even while you are away',
        'A pool log after every visit',
        'With the base package, one fixed monthly price that also covers the garden',
      ],
      faq: [
        {
          question: 'What happens if the pump breaks down?',
          answer:
            'We will let you know. Once we have your approval, we will book a tradesperson and let them in.',
        },
        {
          question: 'Can I book pool maintenance on its own?',
          answer: 'Yes, like any of our services. You do not need the base package, and the quote is free.',
        },
      ],
    },
    works: {
      headline: 'Work on the\u00a0house? We\u00a0are\u00a0there.',
      intro:
        'You don’t have to fly out to let a plumber in: we are there when the tradespeople are. And when there is nothing to repair, we still check the technical side of the house.',
      does: [
        {
          title: 'Book tradespeople and let them in',
          text: 'On dates agreed with you.',
        },
        { title: 'Supervise the work', text: 'We are there, and report to you on what has been done.' },
        {
          title: 'Check water, electricity and gas',
          text: 'Water and electricity meters read, fuses tested, pipes checked for leaks, gas turned off.',
        },
        {
          title: 'Check ventilation and air conditioning',
          text: 'Even in months when nobody switches them on.',
        },
        { title: 'Arrange handyman jobs', text: 'From a dripping tap to a jammed shutter.' },
      ],
      costs:
        'Checks on utilities, ventilation and air conditioning are part of the base package, which includes two or four inspections a month, as agreed. Each handyman job is charged as a one-off. For other work, we will give you a quote first.',
      receives: [
        'One point of contact, however many trades the job takes',
        'A price you know before the work starts',
        'A report on what has been done',
      ],
      faq: [
        {
          question: 'Will anyone start work without my approval?',
          answer:
            'No, unless it is an emergency and we have to act at once to prevent damage. In that case, we will let you know as soon as possible.',
        },
        {
          question: 'Do I have to come over when work is being done?',
          answer: 'No. We will let the tradespeople in, supervise the work and report to you.',
        },
        {
          question: 'Are materials included in a handyman job?',
          answer: 'No. The price covers labour only; materials are charged on top.',
        },
      ],
    },
    always: {
      headline: 'Something wrong at your house? Call us.',
      intro:
        'Pipes rarely wait until Monday morning to burst. In an emergency you can call us day or night, including weekends and public holidays. On the phone we tell you when we will be there.',
      costs: 'Each emergency visit is charged as a one-off, at a price you know in advance.',
      receives: [
        'One number you can call day or night',
        'A report on what we find at the house',
        'Updates until everything is in order again',
      ],
      faq: [
        {
          question: 'How do I reach you in an emergency?',
          answer:
            'Call us: that is always the quickest way. If people are in danger, call the emergency number 112 first.',
        },
        {
          question: 'Can I call on a public holiday?',
          answer: 'Yes. In an emergency you can call us at any time, on any day of the year.',
        },
        {
          question: 'What do you do if you cannot reach me?',
          answer:
            'If we have to act at once to prevent damage, we will call in a tradesperson and let you know as soon as possible. Anything that can wait will wait for your approval.',
        },
      ],
    },
    rental: {
      intro:
        'You tell us when your home is free to let. We look after the listing, the bookings and your guests, until they hand back the keys.',
      does: [
        { title: 'Market and list your home', text: 'Always with its licence and registration numbers.' },
        {
          title: 'Take bookings and keep the calendar up to date',
          text: 'Only on the dates you have made available.',
        },
        { title: 'Keep in touch with your guests', text: 'From their first question until they leave.' },
        {
          title: 'Check guests in and out, and hand over the keys',
          text: 'We are there when they come and when they go. A key goes only to guests who have booked.',
        },
        { title: 'Register your guests, as the law requires', text: 'We pass their details to the police.' },
        { title: 'Coordinate cleaning and linen', text: 'So that the next guests find everything ready.' },
        {
          title: 'Inspect the house and deal with any damage',
          text: 'Once your guests have left, we look round the house.',
        },
      ],
      costs:
        'Our fee is a percentage of the rental price. It covers coordinating cleaning and linen, but not the cleaning and the linen themselves. For anything beyond the rental package, we will give you a quote first.',
      receives: [
        'One point of contact, for you and for your guests',
        'A statement of the rental income, and a message if there is any damage',
        'Your own dates, kept free in the calendar',
      ],
      faq: [
        {
          question: 'Can I still use the house myself?',
          answer: 'Of course. You decide which dates are for guests and which are for you.',
        },
        {
          question: 'Who meets the guests?',
          answer:
            'We do. We check them in and out, hand over the keys and keep in touch with them, all as part of the package.',
        },
        {
          question: 'Can you just prepare my home for letting?',
          answer: 'Yes. You can book rental preparation on its own, as an extra priced on request.',
        },
      ],
    },
  },
};
