import type { Words } from '../dictionary.ts';

/** The page about visits of inspection: the checklist to print, an example of a report, and the first week. */
export const inspection: Words['inspection'] = {
  heading: 'What we check while you are away',
  intro:
    'On every inspection we go through your home room by room, checklist in hand. Our report then tells you what we found and what we did about it.',
  link: 'What happens during an inspection',
  checklist: {
    heading: 'The checklist',
    intro:
      'We adapt the list to your home: we take off what you do not have and add anything that is missing.',
    print: 'Print the checklist',
    house: 'House',
    date: 'Date',
  },
  rooms: [
    {
      name: 'Outside and letterbox',
      checks: [
        'Letterbox emptied',
        'No signs of a break-in at the gate, doors or locks',
        'Roof, walls and gutters checked from the ground',
        'Outdoor lights working',
      ],
      finding: 'Two letters, now on the kitchen table. Otherwise all in order.',
    },
    {
      name: 'Living room',
      checks: [
        'Windows, doors and shutters closed',
        'No new damp patches or cracks',
        'No signs of pests',
        'Room aired',
      ],
      finding: 'All in order.',
    },
    {
      name: 'Kitchen',
      checks: [
        'Fridge and freezer cold, doors closing properly',
        'Tap run, drain clear',
        'Cupboard under the sink dry',
        'Gas turned off, bin empty',
      ],
      finding: 'All in order. The fridge is at 5\u00a0°C.',
    },
    {
      name: 'Bedrooms',
      checks: [
        'Windows and shutters closed',
        'No mould or musty smell',
        'Beds and mattresses dry',
        'Wardrobes aired',
      ],
      finding: 'Musty smell in the guest-room wardrobe. We aired it and left the doors ajar.',
    },
    {
      name: 'Bathrooms',
      checks: ['Taps and showers run', 'Toilets flushed', 'Drains clear', 'Sealant intact'],
      finding: 'The tap in the guest bathroom is dripping. Please see our question below.',
    },
    {
      name: 'Terrace and garden',
      checks: [
        'Irrigation working',
        'Plants and lawn checked',
        'Furniture and parasols secured',
        'Drains and gutters free of leaves',
      ],
      finding: 'One irrigation nozzle was blocked. We cleaned it, and it is working again.',
    },
    {
      name: 'Pool',
      checks: [
        'Water level correct',
        'Water quality measured',
        'Skimmer and pump baskets emptied',
        'Pump and filter working',
        'Floor, walls and waterline clean',
      ],
      finding: 'The water level was 3\u00a0cm too low, so we topped up the pool. Pump and filter in order.',
    },
    {
      name: 'Plant room',
      checks: [
        'Water and electricity meters read',
        'No leaks from boiler or pipes',
        'Fuses and RCD checked',
        'Air conditioning and ventilation tested',
      ],
      finding: 'All in order. Water consumption matches what went into the pool.',
    },
    {
      name: 'On leaving',
      checks: [
        'Taps and lights left as agreed',
        'Windows and doors locked',
        'Alarm set',
        'Key back in secure storage',
      ],
      finding: 'Everything locked, alarm set, key back in secure storage.',
    },
  ],
  report: {
    link: 'See a sample report',
    heading: 'A sample report',
    sample: 'Sample',
    note: 'The house and the findings are made up, but this is the kind of report you receive after an inspection.',
    house: 'Sample house with garden and pool',
    visit: '{day}, {from}–{until}',
    inspector: 'Inspected by',
    photo: 'Guest bathroom, {photo}',
    place: 'Where',
    status: 'Status',
    finding: 'What we found and did',
    states: { fine: 'Fine', attention: 'Fixed', decision: 'Approval needed' },
    decision: 'Your approval, please',
    question: 'May we have the tap in the guest bathroom replaced?',
    price: 'Labour and a new tap, as in our quote: {total}.',
    answers: ['Yes, please have it replaced', 'No, leave it for now'],
    answered: 'Answered by you, {day}',
  },
  week: {
    heading: 'Your first week with us',
    intro: 'From handing over the keys to the first report.',
    steps: [
      {
        title: 'The keys',
        text: 'You give us the keys. Together we agree who may enter and when you will hear from us.',
      },
      {
        title: 'Your instructions',
        text: 'You tell us how you want everything left, from taps, lights and shutters to the alarm and the pool, and we write it all down.',
      },
      {
        title: 'The first inspection',
        text: 'We go through the checklist and read the meters, so that anything unusual stands out later.',
      },
      {
        title: 'The first report',
        text: 'It tells you what we found, what we did and what we need your approval for.',
      },
    ],
  },
};
