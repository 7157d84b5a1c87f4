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
        'Handing over your keys is a matter of trust. We keep them safe, open the door to the people you are expecting and take in your post.',
      does: [
        'Keep your keys safe',
        'Hand keys over to the guests, family and suppliers you have named',
        'Meet your guests and see them off',
        'Let tradespeople in for work you have approved',
        'Take in your post',
      ],
      often:
        'We hold your keys for as long as our agreement lasts, and meet guests and suppliers on the days we arrange with you.',
      costs:
        'Mail and key handling is part of the base package. If you would like us to meet your guests as well, we give you a quote for that first.',
      receives: [
        'One point of contact for everyone who needs to get in',
        'A clear agreement on who may enter and when you will hear from us',
        'Every key back when the agreement ends',
      ],
      faq: [
        {
          question: 'Who will you give my key to?',
          answer: 'Only to people you have named, or to those we engage for work you have approved.',
        },
        {
          question: 'Can my family have the key when I am not there?',
          answer: 'Of course. Tell us who is coming and when, and we will hand over the key.',
        },
        {
          question: 'Can I book key holding on its own?',
          answer: 'Yes. You can book one service or several, and the quote is free whichever you choose.',
        },
      ],
    },
    cleaning: {
      intro:
        'We clean while you are away, so that you arrive to a fresh home and leave the tidying up to us.',
      does: [
        'Regular cleaning',
        'Deep cleaning',
        'Window cleaning',
        'Cleaning and welcome for your arrival',
        'Preparing the house for letting',
      ],
      often:
        'We come at set times or only around your stays, as agreed with you in advance. Deep cleaning and window cleaning you book when you need them.',
      costs:
        'Deep cleaning and window cleaning each have a one-off price. For regular cleaning we give you a quote first.',
      receives: [
        'A clean house on the day we agreed',
        'A price you know before we start',
        'An honest word from us if something goes wrong',
      ],
      faq: [
        {
          question: 'Do I have to be there?',
          answer: 'No. If we hold your key, we let ourselves in on the agreed days.',
        },
        {
          question: 'Can you prepare the house for guests?',
          answer:
            'Yes. Rental preparation is an extra, priced on request. If you choose the rental package, cleaning and linen coordination are included.',
        },
        {
          question: 'Can I book just a deep clean?',
          answer: 'Yes. It is an extra, so you can book it on its own and pay for it each time.',
        },
      ],
    },
    pool: {
      intro:
        'A pool needs attention whether or not anyone is swimming in it. We maintain yours while you are away, in season and out, and let you know when something needs doing.',
      does: [
        'Check the water quality',
        'Clean the floor, walls and waterline',
        'Check the pump and filter',
        'Tell you as soon as something needs replacing',
      ],
      often:
        'All year round. How often we come, in summer and in winter, we agree with you once we have seen your pool.',
      costs:
        'Pool maintenance is part of the base package, so it is included in the monthly price. If a tradesperson is needed, we ask for your approval first.',
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
        'You don’t have to fly out to let a plumber in: we are there when the tradespeople are. And when there is nothing to repair, we still check the utilities and the air conditioning.',
      does: [
        'Book tradespeople and let them in',
        'Supervise the work',
        'Check water, electricity and gas',
        'Check ventilation and air conditioning',
        'Arrange handyman jobs',
      ],
      often:
        'We inspect the house two or four times a month, as agreed, and arrange the dates of any work with you beforehand.',
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
            'No, unless it is an emergency and we have to act at once to prevent damage. We then let you know as soon as possible.',
        },
        {
          question: 'Do I have to come over when work is being done?',
          answer: 'No. We let the tradespeople in, supervise the work and report to you.',
        },
        {
          question: 'Are materials included in a handyman job?',
          answer: 'No. The price is for the work; materials are charged on top.',
        },
      ],
    },
    always: {
      intro:
        'Pipes rarely wait until Monday morning to burst. In an emergency you can call us day and night, at weekends and on public holidays.',
      does: [
        'Take your call at any hour',
        'Visit the house to see what is wrong',
        'Call in the right tradesperson',
        'Keep you updated until the problem is solved',
      ],
      often: 'We are on call 24 hours a day, 7 days a week, and come whenever we are needed.',
      costs:
        'An emergency visit has a one-off price, which you know in advance. If a tradesperson is needed, we ask for your approval first, unless we have to act at once to prevent damage.',
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
          question: 'Are you there on public holidays?',
          answer:
            'Yes. In an emergency you can call us on public holidays too, just as you can at night and at weekends.',
        },
        {
          question: 'What do you do if you cannot reach me?',
          answer:
            'If we have to act at once to prevent damage, we call in a tradesperson and let you know as soon as possible. Anything that can wait, waits for your approval.',
        },
      ],
    },
    rental: {
      intro:
        'You tell us when your home is free to let, and we do the rest, from the listing to the moment your guests hand back the keys.',
      does: [
        'Market and list your home',
        'Take bookings and keep the calendar',
        'Keep in touch with your guests',
        'Check guests in and out and hand over the keys',
        'Coordinate cleaning and linen',
        'Inspect the house and deal with damage',
      ],
      often: 'Whenever you make your home available, on dates we settle with you in advance.',
      costs:
        'Our fee is a percentage of the rental price. If you need anything that is not part of the rental package, we give you a quote first.',
      receives: [
        'One point of contact, for you and for your guests',
        'A clear agreement on when your home is available and when you will hear from us',
        'An honest account of any damage',
      ],
      faq: [
        {
          question: 'Can I still use the house myself?',
          answer: 'Of course. You decide when it is available to guests.',
        },
        {
          question: 'Who meets the guests?',
          answer:
            'We do. Checking guests in and out and handing over the keys are part of the package, and so is keeping in touch with them.',
        },
        {
          question: 'Can you just prepare my home for letting?',
          answer: 'Yes. You can book rental preparation on its own; it is an extra, priced on request.',
        },
      ],
    },
  },
};
