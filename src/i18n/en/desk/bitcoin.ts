import type { BitcoinWords } from '../../dictionary.ts';

/** The page of the desk for payments in Bitcoin. */
export const bitcoin: BitcoinWords = {
  intro:
    'Request a payment in Bitcoin from a customer. The customer gets an e-mail with a page of their own: address, amount, and how far the payment has come.',
  busy: 'One moment…',
  actionFailed: 'Action failed',
  readiness: {
    title: 'Your wallet',
    before: 'Before you can start',
    loading: 'Checking the settings…',
    failed: 'The settings could not be checked.',
    ready: 'Everything is set up: you can request payments.',
    notReady: 'You cannot request payments yet. This still needs to be done:',
    missing: {
      'key-missing':
        'Your wallet is not connected yet. Look in your wallet, among the details of the account, for its public key (it begins with zpub or xpub), and give it to the administrator of your site. Never hand over your recovery phrase.',
      'key-private':
        'A private key was entered, which can be used to spend money. It has not been used or stored. Have the administrator remove it at once and, to be safe, set up a new wallet. Then give the administrator the public key (zpub or xpub).',
      'key-checksum': 'There is a typing error in the public key. Copy it from your wallet again, all of it.',
      'key-unknown':
        'What was entered is not a public key that we recognise. Use the key of an account whose addresses begin with bc1q (zpub or xpub).',
      'key-depth':
        'The public key does not belong to an account but to a higher or lower part of the wallet. Use the key that your wallet shows for the account itself.',
      'explorers-missing':
        'The site cannot see yet whether a payment has arrived. Ask the administrator to set up two independent services for this.',
      'explorers-not-two':
        'A payment counts only once two services from different providers agree, and there are not two at the moment. Ask the administrator to check this.',
      'prices-not-two':
        'The site cannot work out the price yet: it needs two sources. Ask the administrator to check them.',
      'mail-missing':
        'The site cannot send e-mail yet, and the customer gets the link by e-mail. Ask the administrator to set up the mail service.',
    },
    steps: {
      BITCOIN_XPUB: 'The public key of the account in the wallet (zpub or xpub), never a private key.',
      EXPLORER_URLS:
        'Two services from different providers that see on the network whether a payment has arrived.',
      PRICE_API_URLS: 'Two sources for the price.',
      'RESEND_API_KEY, MAIL_FROM': 'The key of the mail service, and the sender.',
    },
    details: 'How the money reaches your wallet',
    safe: 'The site knows the public key only. This lets it create addresses and see what comes in, but never spend anything.',
    network: 'Network',
    networks: { mainnet: 'Bitcoin, real money', testnet: 'Test network, no real money' },
    fingerprint: 'Fingerprint of the key',
    firstAddress: 'First address',
    firstAddressHint:
      'Your wallet must show exactly this as its first receiving address. If it shows another one, the key belongs to another wallet: do not request payments yet.',
    explorers: 'Sources that look at the network',
    next: 'Next address',
    given: 'Last address issued',
    paid: 'Last address that was paid',
    number: 'number {n}',
    none: 'none yet',
    gapFine:
      'Each payment has its own address. Your wallet has to look past {n} unused ones in a row to find everything; most wallets do so automatically up to {usual}.',
    gapWide:
      'Each payment has its own address, and {n} in a row are now unused. Most wallets look no further than {usual}. Set the “gap limit” in your wallet to at least {n}, or you will not see new payments there. They are never lost: the addresses are yours.',
    skippedOne: 'Left out: number {first}, {reason}.',
    skipped: 'Left out: numbers {first} to {last}, {reason}.',
    reasons: {
      'used-before': 'because something had been paid there before',
      restored: 'after a backup was restored, so that no address is issued twice',
    },
    terms:
      'An amount in BTC is valid for {minutes} minutes. A payment is booked after {n} confirmations. At most {max} per payment.',
  },
  form: {
    title: 'Request a payment',
    ofEnquiry: 'Paying with Bitcoin',
    open: 'Request a payment…',
    approved: 'The customer has accepted the quote and wants to pay in Bitcoin.',
    amount: 'Amount in euros',
    amountHint: 'Such as 380 or 52.50. The amount in BTC is fixed once you request it.',
    amountOfQuote:
      'From the estimate: {monthly} per month and {once} one-off. Change it if you agreed otherwise.',
    amountWrong: 'Enter an amount, such as 380 or 52.50.',
    description: 'What it is for',
    descriptionHint: 'The customer reads this. Write in the customer’s language.',
    name: 'Name of the customer',
    email: 'E-mail address of the customer',
    language: 'Language of the customer',
    send: 'Request and send e-mail',
    made: 'Payment requested',
    madeText: 'The e-mail to {email} will be sent within five minutes.',
  },
  filters: { label: 'Which payments', all: 'All', watched: 'In progress', decide: 'To be decided' },
  list: {
    title: 'Requested payments',
    loading: 'Loading payments…',
    failed: 'The payments could not be loaded.',
    empty: 'No payment has been requested yet.',
    emptyOfKind: 'There are no payments of this kind.',
    more: 'Show more payments',
    deleted: 'Details deleted',
    toList: 'All payments',
  },
  marks: { late: 'Too late', reorganised: 'Confirmation lost' },
  facts: {
    reference: 'Reference',
    description: 'What it is for',
    customer: 'Customer',
    amount: 'Requested',
    amountOf: '{btc}, which is {euro} at {price} per bitcoin',
    received: 'Detected',
    confirmed: 'Confirmed',
    confirmations: 'Confirmations',
    confirmationsOf: '{n} of {needed}',
    address: 'Address (number {n})',
    until: 'Valid until',
    lastChecked: 'Last checked',
    never: 'not yet',
    agreed: '{moment}, both sources agree',
    'explorer-silent': '{moment}, the sources did not both answer; nothing is booked',
    'explorer-busy':
      '{moment}, one of the sources allows no more requests for the moment; again from {next}, until then nothing is booked',
    'too-many-payments': '{moment}, too many payments went to this address to be read; look in your wallet',
    'explorers-disagree': '{moment}, the sources do not agree; nothing is booked',
    lastAgreed: 'Last agreed',
    test: 'Test network',
  },
  decide: {
    underpaid:
      'Less was paid than requested. Agree with the customer whether you accept it as it is or refund it, and record it here.',
    overpaid:
      'More was paid than requested; the order is booked. Agree with the customer what happens to the difference, and record it here.',
    late: 'The payment came after its time was over; the price may have changed. Agree with the customer whether you accept it as it is or refund it, and record it here.',
    unread:
      'The site cannot read the payments to this address: there are too many, or there was no usable answer for thirty days. Look in your wallet to see what arrived, agree with the customer, and record it here.',
    accept: 'Accepted as it is',
    refund: 'Refunded',
    reorganised:
      'The order is still booked, but its payment is no longer confirmed. If the payment does not come back, record that nothing was paid. If you deliver anyway, record that you accept it.',
    unpaid: 'Not paid',
    confirmUnpaid: 'Record that nothing was paid?',
    refundTxid: 'Transaction of the refund',
    refundTxidHint: 'Optional. The customer sees the transaction on their own page.',
    outside:
      'You make refunds yourself, from your wallet: the site cannot send money. Ask the customer for their own Bitcoin address by phone; the address the money came from may belong to an exchange.',
    confirmAccept: 'Record that you accept this?',
    confirmRefund: 'Record that you have refunded this?',
    confirmText: 'The customer reads it on their own page. You cannot undo this.',
    confirm: 'Record',
    done: 'Recorded',
  },
  reorganised:
    'Please note: the network no longer confirms this booked payment. Usually it is confirmed again automatically. Deliver nothing until it is, and contact the customer if in doubt.',
  actions: {
    copyLink: 'Copy the customer’s link',
    copied: 'Link copied',
    notCopied: 'That could not be copied. Open the page and copy its address there.',
    open: 'Open the customer’s page',
    check: 'Check now',
    checkedNow: 'Checked',
    resend: 'Send the e-mail again',
    resent: 'The e-mail will be sent within five minutes.',
    withdraw: 'Withdraw…',
    withdrawTitle: 'Withdraw this payment?',
    withdrawText: 'The customer is notified and can no longer pay. The address is never used again.',
    confirmWithdraw: 'Withdraw',
    withdrawn: 'Withdrawn',
  },
  history: {
    title: 'History',
    changes: {
      opened: 'Payment requested',
      seen: 'Payment detected',
      vanished: 'Payment gone again',
      confirmed: 'Confirmed and booked',
      overpaid: 'Confirmed and booked, paid too much',
      underpaid: 'Paid too little',
      late: 'Paid too late',
      expired: 'Expired without a payment',
      cancelled: 'Withdrawn',
      reorganised: 'Confirmation lost',
      reconfirmed: 'Confirmed again',
    },
    amounts: '{received} detected, {confirmed} confirmed',
    mails: 'E-mails',
    toCustomer: 'to the customer',
    toBusiness: 'to the business',
    mailStates: { sent: 'sent on {moment}', waiting: 'will be sent soon', failed: 'not sent' },
  },
};
