import type { Words } from '../dictionary.ts';

export const servicePages: Words['servicePages'] = {
  does: 'What we do',
  often: 'How often',
  costs: 'What it costs',
  receives: 'What you get',
  questions: 'Frequently asked questions',
  priceList: 'See the full price list',
  pages: {
    keys: {
      intro:
        'Whoever holds your key holds your trust. We keep your keys, open the door to the people you are expecting and take in your post.',
      does: [
        'Keep your keys safe',
        'Hand keys over to the guests, family and suppliers you have named',
        'Meet your guests and see them off',
        'Let tradespeople in for work you have approved',
        'Take in your post',
      ],
      often:
        'We hold your keys for as long as our agreement lasts. We meet guests and suppliers on the days we arrange with you.',
      costs:
        'Mail and key handling is part of the base package. If you would like us to meet your guests, we give you a quote first.',
      receives: [
        'One point of contact for everyone who needs to get in',
        'Clarity in advance: who may enter, and when you will hear from us',
        'All your keys back when the agreement ends',
      ],
      faq: [
        {
          question: 'Who will you give my key to?',
          answer: 'Only to the people you have named, or to those we engage for work you have agreed to.',
        },
        {
          question: 'Can my family have the key when I am not there?',
          answer: 'Yes. Tell us who is coming and when, and we will hand over the key.',
        },
        {
          question: 'Can I book key holding on its own?',
          answer:
            'Yes. You can book any service on its own, or several together. Whatever you choose, the quote is free.',
        },
      ],
    },
    cleaning: {
      intro: 'A fresh home when you arrive, a tidy one after you leave. We clean while you are away.',
      does: [
        'Regular cleaning',
        'Deep cleaning',
        'Window cleaning',
        'Cleaning and welcome for your arrival',
        'Preparing the house for letting',
      ],
      often:
        'At set times or only around your stays: we settle that with you in advance. You book deep cleaning and window cleaning when you need them.',
      costs:
        'Deep cleaning and window cleaning each have a one-off price. For regular cleaning we give you a quote first.',
      receives: [
        'A clean house on the day we agreed',
        'A price you know before we start',
        'An honest account if something goes wrong',
      ],
      faq: [
        {
          question: 'Do I have to be there?',
          answer: 'No. If we hold your key, we let ourselves in on the agreed days.',
        },
        {
          question: 'Can you prepare the house for guests?',
          answer:
            'Yes. Rental preparation is an extra, priced on request. The rental package includes cleaning and linen coordination.',
        },
        {
          question: 'Can I book just a deep clean?',
          answer: 'Yes. A deep clean can be booked on its own, as an extra that you pay for each time.',
        },
      ],
    },
    pool: {
      intro:
        'We look after the water, in season and out. While you are away, we maintain your pool and let you know when something needs doing.',
      does: [
        'Check the water quality',
        'Clean the floor, walls and waterline',
        'Check the pump and filter',
        'Tell you as soon as something needs replacing',
      ],
      often:
        'All year round. Once we have seen your pool, we agree with you how often we come, in season and out.',
      costs:
        'Pool maintenance is part of the base package and included in its monthly price. If a tradesperson is needed, we ask for your approval first.',
      receives: [
        'A pool that is looked after, even when you are not here',
        'A message as soon as something needs replacing',
        'One monthly price for the whole base package, garden care included',
      ],
      faq: [
        {
          question: 'Does maintenance continue in winter?',
          answer: 'Yes. We check the water, the pump and the filter out of season too.',
        },
        {
          question: 'What happens if the pump breaks down?',
          answer: 'We let you know. With your approval, we book a tradesperson and let them in.',
        },
        {
          question: 'Can I book pool maintenance on its own?',
          answer:
            'Yes, like any of our services. For pool maintenance without the base package we give you a free quote.',
        },
      ],
    },
    works: {
      intro:
        'We are there when the tradespeople are, so you don’t have to fly out. And when there is nothing to repair, we still check the utilities and the air conditioning.',
      does: [
        'Book tradespeople and let them in',
        'Supervise the work',
        'Check water, electricity and gas',
        'Check ventilation and air conditioning',
        'Arrange handyman jobs',
      ],
      often:
        'We inspect the house two or four times a month, as agreed. We arrange the dates of any work with you beforehand.',
      costs:
        'Checks on utilities, ventilation and air conditioning are part of the base package. A handyman job has a one-off price. For other work we give you a quote first.',
      receives: [
        'One point of contact, however many trades the job takes',
        'A price you know before the work starts',
        'A report on what has been done',
      ],
      faq: [
        {
          question: 'Will anyone start work without my approval?',
          answer:
            'No, unless an emergency calls for immediate action to prevent damage. In that case we let you know as soon as possible.',
        },
        {
          question: 'Do I have to come over when work is being done?',
          answer: 'No, there is no need. We let the tradespeople in, supervise the work and report to you.',
        },
        {
          question: 'Are materials included in a handyman job?',
          answer: 'No. Materials are charged on top of the price of a handyman job.',
        },
      ],
    },
    always: {
      intro:
        'A leak does not keep office hours. Nor do we: for emergencies we are on call day and night, weekends and public holidays included.',
      does: [
        'Take your call at any hour',
        'Visit the house to see what is wrong',
        'Call in the right tradesperson',
        'Keep you updated until the problem is solved',
      ],
      often: 'We are on call 24 hours a day, 7 days a week. We come when we are needed.',
      costs:
        'An emergency visit has a one-off price, which you know in advance. For work by a tradesperson we ask for your approval first, unless immediate action is needed to prevent damage.',
      receives: [
        'One number you can call day and night',
        'A clear account of what we find at the house',
        'Updates until the problem is solved',
      ],
      faq: [
        {
          question: 'How do I reach you in an emergency?',
          answer:
            'Call us: that is always the quickest way. If people are in danger, call the emergency number 112 first.',
        },
        {
          question: 'Does this include public holidays?',
          answer: 'Yes. We are on call for emergencies at night, at weekends and on public holidays too.',
        },
        {
          question: 'What do you do if you cannot reach me?',
          answer:
            'If immediate action is needed to prevent damage, we call in a tradesperson and let you know as soon as possible. Any other work waits for your approval.',
        },
      ],
    },
    rental: {
      intro: 'You name the dates; we do the rest, from the listing to the key handover on departure.',
      does: [
        'Market and list your home',
        'Take bookings and keep the calendar',
        'Keep in touch with your guests',
        'Check guests in and out and hand over the keys',
        'Coordinate cleaning and linen',
        'Inspect the house and deal with damage',
      ],
      often: 'Whenever you make your home available. We settle the dates with you in advance.',
      costs:
        'Our fee is a percentage of the rental price. For work that is not part of the rental package we give you a quote first.',
      receives: [
        'One point of contact, for you and for your guests',
        'Clarity in advance: when your home is available, and when you will hear from us',
        'An honest account if there is any damage',
      ],
      faq: [
        {
          question: 'Can I still use the house myself?',
          answer: 'Yes. You decide when it is available to guests.',
        },
        {
          question: 'Who meets the guests?',
          answer:
            'We do. Check-in and check-out with key handover are included, and so is guest communication.',
        },
        {
          question: 'Can you just prepare my home for letting?',
          answer: 'Yes. Rental preparation can be booked on its own, as an extra priced on request.',
        },
      ],
    },
  },
};
