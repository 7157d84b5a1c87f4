import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Paying with Bitcoin',
  intro:
    'You can pay for our services with Bitcoin. Prices are in euros; we work out the amount in BTC for you.',
  stepsHeading: 'How it works',
  steps: [
    { title: 'Quote', text: 'You request a quote in the usual way. It states the price in euros.' },
    {
      title: 'Acceptance',
      text: 'You accept the quote and tell us that you would like to pay with Bitcoin.',
    },
    {
      title: 'Address and amount',
      text: 'You receive a unique Bitcoin address, for this order only, and the exact amount in BTC.',
    },
    {
      title: 'Confirmation',
      text: 'You pay. As soon as the network has confirmed the payment, your order is booked.',
    },
  ],
  priceHeading: 'The Bitcoin price right now',
  priceText:
    'This price is only a guide. The amount in BTC that you pay is stated in the message we send you once you have accepted the quote.',
  price: {
    current: 'Price of one bitcoin',
    loading: 'Loading the price…',
    error: 'Price error',
    failed: 'The price could not be loaded.',
    withoutPrice: 'You can request a quote all the same: we will work out the amount in BTC for you.',
    retry: 'Try again',
    retrying: 'Loading…',
    euro: 'In euros',
    dollar: 'In dollars',
    source: 'Source: {source}',
    fresh: 'Current',
    stale: 'Out of date',
    convert: 'Convert euros',
    amount: 'Amount in euros',
    amountHint: 'Please enter an amount, such as 380 or 52.50.',
    result: 'Equivalent in Bitcoin',
    noResult: '–',
    fromQuote: 'Amount of your estimate: {sum}',
    fromQuoteText: 'The first month and the one-off extras you chose.',
  },
  faqHeading: 'Frequently asked questions',
  faq: [
    {
      question: 'When is my order booked?',
      answer: 'As soon as your payment is confirmed on the Bitcoin network.',
    },
    {
      question: 'Where do I find the address to pay to?',
      answer:
        'Once you have accepted the quote, we send you a unique address and the exact amount in BTC. Never pay to an address you found anywhere else. If in doubt, call us first.',
    },
    {
      question: 'How much do I have to send?',
      answer:
        'Exactly the amount in BTC stated in our message. Your wallet charges the network fee on top of that amount.',
    },
    {
      question: 'What if I pay late, too little or too much?',
      answer:
        'The amount in BTC is valid for a fixed time, which is stated with the address. If you pay late or send too little, your order is not booked automatically. If you send too much, your order is still booked. In each of these cases we will contact you.',
    },
    {
      question: 'Can I simply pay in euros?',
      answer: 'Yes. Bitcoin is an option, not a requirement.',
    },
  ],
  contactHeading: 'Would you rather talk first?',
  contactText: 'We are happy to explain, especially if this is your first Bitcoin payment.',
  contact: 'Get in touch',
};

export const bitcoinOrder: Words['bitcoinOrder'] = {
  heading: 'Your payment with Bitcoin',
  intro:
    'This page is for you alone. It shows how much to pay, to which address, and whether your payment has arrived.',
  noScript: 'This page needs JavaScript. The address and the amount are also in the e-mail we sent you.',
  order: {
    loading: 'Looking up your payment…',
    test: 'This is a test payment on a test network. Do not send real bitcoin here.',
    what: 'Payment for',
    reference: 'Reference',
    asked: 'Amount requested',
    amount: 'Pay exactly',
    rest: 'Still to pay',
    euro: '{euro}, at a price of {price} per bitcoin',
    address: 'To this Bitcoin address',
    checkAddress:
      'Before you pay, compare the beginning and the end of the address in your wallet with the address shown here.',
    code: 'QR code with the address and the amount',
    scan: 'On another device? Scan this code with your wallet.',
    openWallet: 'Open wallet',
    sats: 'That is {n} sats',
    fee: 'Paying from an exchange? Exchanges often deduct their fee from what you send. Please add enough to cover that fee, so that exactly this amount arrives here.',
    walletOnly: 'If nothing opens, copy the amount and the address into your wallet.',
    copyAmount: 'Copy amount',
    copyAddress: 'Copy address',
    copied: 'Copied',
    failed: 'That could not be copied. Please select the text yourself.',
    timeLeft: 'Valid for another {time}',
    minutesLeft: '{n} minutes left to pay.',
    minuteLeft: 'One minute left to pay.',
    until: 'This amount is valid until {moment} (Ibiza time).',
    received: 'Seen on the network',
    confirmed: 'Of which confirmed',
    confirmations: 'Confirmations',
    confirmationsOf: '{n} of {needed}',
    transaction: 'Transaction',
    copyTransaction: 'Copy transaction',
    refunded: 'Refunded in transaction',
    stepsTitle: 'Payment status',
    steps: { sent: 'Send the payment', seen: 'Seen', confirmed: 'Confirmed and booked' },
    stepDone: 'done',
  },
  states: {
    open: {
      title: 'Ready for your payment',
      text: 'Send exactly this amount, in one payment, to this address. As soon as we see your payment, this page will say so.',
    },
    timeUp: {
      title: 'The time to pay has run out',
      text: 'Please send nothing to this address. If you have already paid, you don’t need to do anything: we will keep looking for your payment.',
    },
    partial: {
      title: 'Part of the amount is still to come',
      text: 'We have seen a payment for part of the amount. Please send the rest to the same address before the time runs out; we then add your payments together.',
    },
    seen: {
      title: 'We have seen your payment',
      text: 'The network still has to confirm your payment, which usually takes ten minutes to an hour. You may close this page: we will e-mail you as soon as the payment is confirmed.',
    },
    seenLate: {
      title: 'We have seen your payment, but it arrived too late',
      text: 'The time to pay had run out, or we had withdrawn our request. Please send nothing more. Once the network has confirmed your payment, we will contact you.',
    },
    confirmed: {
      title: 'Paid: your order is booked',
      text: 'The network has confirmed your payment. Thank you. There is nothing more you need to do.',
    },
    overpaid: {
      title: 'Paid: your order is booked',
      text: 'The network has confirmed your payment. You sent more than requested; we will contact you about the difference.',
    },
    underpaid: {
      title: 'We have received too little',
      text: 'Your order is not booked yet. Please send nothing more to this address: we will contact you about the difference.',
    },
    late: {
      title: 'Your payment arrived too late',
      text: 'Your payment is confirmed, but it arrived after the time to pay had run out, or after we had withdrawn our request. We will contact you to agree whether we accept the payment as it is or refund it.',
    },
    expired: {
      title: 'No payment has arrived',
      text: 'The time to pay has run out. Please send nothing to this address. If you still wish to pay with Bitcoin, please ask us for a new amount.',
    },
    cancelled: {
      title: 'This payment request has been withdrawn',
      text: 'Please do not pay to this address. If you did not expect this, please contact us.',
    },
    accepted: {
      title: 'All settled: your order is booked',
      text: 'We have accepted your payment as we received it. There is nothing more you need to do.',
    },
    reorganised: {
      title: 'Your payment is no longer confirmed',
      text: 'The network has withdrawn its confirmation. It usually confirms the payment again automatically, and you don’t need to do anything. If confirmation takes longer, we will contact you.',
    },
    unpaid: {
      title: 'Your payment has not arrived',
      text: 'Your payment is no longer on the network, so your order has not been paid for. Please send nothing to this address. If you have questions, please contact us.',
    },
    refunded: {
      title: 'Your payment has been refunded',
      text: 'We did this as agreed with you. Your order has not been booked with this payment.',
    },
  },
  looks: {
    never: 'We have not checked the network yet.',
    agreed: 'Last checked at {time}. Both our sources agree.',
    'explorer-silent':
      'Last checked at {time}. At least one of our two sources did not answer; until both do, we book nothing. If you have already paid, please do not pay again.',
    'explorer-busy':
      'Last checked at {time}. One of our two sources is taking no more requests for the moment; we will try again after {next}. If you have already paid, please do not pay again.',
    'too-many-payments':
      'Last checked at {time}. More payments have gone to this address than this page can read. Please call us; we will look at it together.',
    'explorers-disagree':
      'Last checked at {time}. Our two sources do not agree yet; until they do, we book nothing.',
    page: 'This page checks again automatically.',
  },
  troubles: {
    'order-not-found': {
      title: 'This link does not work',
      text: 'Open it directly from our e-mail. If that does not work, please call or write to us. Do not pay to an address you find anywhere else.',
    },
    'order-gone': {
      title: 'This payment can no longer be seen here',
      text: 'The details have been deleted, or the period for which we keep them has ended. Please send nothing to the old address. If you have questions, please contact us.',
    },
    'too-many-requests': {
      title: 'One moment, please',
      text: 'This page has been opened too often. It tries again automatically.',
    },
    unreachable: {
      title: 'We cannot be reached right now',
      text: 'Please check your connection. This page tries again automatically.',
    },
    internal: {
      title: 'Something went wrong',
      text: 'That is our fault, not yours. This page tries again automatically.',
    },
    retry: 'Try again now',
    stale: 'This page could not be updated. It shows how things stood at {time}.',
  },
  rulesHeading: 'Good to know',
  rules: [
    {
      question: 'Is this your first payment with Bitcoin?',
      answer:
        'You need a wallet (an app on your phone) with enough bitcoin in it. You can buy bitcoin from an exchange or, in some wallets, directly. This can take a day or longer, so do not start paying until you have enough. If you are unsure, call us before you send anything. You can also simply pay in euros.',
    },
    {
      question: 'How much do I send?',
      answer:
        'Exactly the amount stated here, in one payment. Your wallet charges the network fee on top of that amount. Choose “normal” or “fast”: with a low fee, confirmation can take hours. A difference of up to half a per cent in the amount does not matter.',
    },
    {
      question: 'What if I pay too late?',
      answer:
        'Your order is not booked automatically, because the price may have changed. We will contact you to agree whether we accept the payment as it is or refund it.',
    },
    {
      question: 'What if I send too little?',
      answer:
        'Send the rest to the same address before the time runs out; this page states the amount. If the time has already run out, your order is not booked yet; we will contact you about the difference.',
    },
    {
      question: 'What if I send too much?',
      answer:
        'Your order is booked. We will contact you about the difference, unless it is too small to refund.',
    },
    {
      question: 'Can a payment be undone?',
      answer:
        'No. A payment with Bitcoin is final, so check carefully that the address in your wallet is the same as the one here. We never ask for your recovery phrase or for a password.',
    },
  ],
  contactHeading: 'In doubt? Call or write to us first',
  contactText: 'Tell us the reference of your payment, and we will look at it together.',
  writeSubject: 'My payment with Bitcoin',
};
