const PARTICIPLE =
  'requested|received|submitted|made|process(?:ed|ing)|sent|created|initiated|placed|queued|recorded|registered|scheduled|confirmed|accepted|approved|completed?|executed|paid|done|credited|transferred|released|broadcast(?:ed)?|withdrawn|pending';
/** What is yet to be accepted or made out is not under way. */
const FUTURE_PARTICIPLE =
  'made|processed|sent|approved|completed?|executed|paid|done|credited|transferred|released|broadcast(?:ed)?|reviewed';
const ACTIVE_VERB =
  'requested|received|submitted|made|process(?:ed|ing)|sen(?:t|ding)|created|initiated|placed|queued|accepted|approved|pa(?:id|ying)|transferr(?:ed|ing)|broadcast(?:ed)?|withdr(?:ew|awn)';
const AMOUNT = String.raw`(?:(?:\$|b?usd[tc]? )?\d[\d.,]*(?: ?(?:b?usd[tc]?|dollars?))?)`;
const PLACE = String.raw`(?:(?:your|the) (?:(?:crypto|usdt|bsc|bnb|bep-?20|external|given|provided|specified|registered|linked|saved) )?(?:wallet|account|address|balance)(?: address)?(?: 0x\w+)?|0x\w+(?:(?:\.{3}|…)\w+)?)`;
const ID = String.raw`(?:\(?#[\w-]+\)?|(?:with|under) (?:the )?(?:(?:transaction|request|withdrawal) )?(?:reference(?: number)?|id|number|hash):? [#\w-]+)`;
const COUNT = String.raw`(?:\d+(?: ?(?:-|–|to) ?\d+)?|an?|one|two|three|a few|several)`;
const TIME = `(?:(?:the next |about |up to )*${COUNT} (?:(?:business|working) )?(?:second|minute|min|hour|day|week)s?)`;
const NOUN = `(?:(?:new |crypto |usdt |${AMOUNT} )?(?:withdraw(?:al)?|payout|payment|transaction|transfer|request|money|funds|amount)(?: request| (?:of|for) ${AMOUNT}| (?:for|to) (?:a )?withdraw(?:al)?(?: ${AMOUNT})?| to ${PLACE}| ${ID})*)`;
const SUBJECT = `(?:(?:(?:your|the|this) )?(?:${NOUN}|${AMOUNT})|it|they)`;
const STAGE =
  '(?:on (?:its|their|the) way|in (?:progress|process|the queue)|under review|pending (?:admin )?(?:review|approval))';
const PREDICATE = String.raw`(?:(?:(?:was|were|is|are|(?:has|have|is|are) be(?:en|ing)|successfully|now) )*(?:${PARTICIPLE}|success\w*|being reviewed|${STAGE})|(?:will|should) (?:be (?:${FUTURE_PARTICIPLE}|${STAGE}|in ${PLACE})|arrive(?: in ${PLACE})?|reach ${PLACE}))`;
const ADVERBIALS = `(?: (?:successfully|from your (?:account|balance)|(?:in)?to (?:${PLACE}|the (?:network|blockchain)(?: network)?)|and (?:(?:it )?${PREDICATE}|will (?:process|review) it)|(?:with)?in ${TIME}|soon|shortly|now|for (?:processing|(?:admin )?(?:review|approval))|${ID}|${STAGE}))*`;
const GREETING = String.raw`(?:great|done|ok(?:ay)?|success(?:ful(?:ly)?)?|congrat\w*|thank(?:s| you)(?: for (?:your )?(?:withdrawal|request))?)`;
const END = '[.!…]*$';
/**
 * A first sentence that says of this withdrawal that it was made or is under way, and nothing else. In other words, and
 * in other languages, nobody here can tell a refusal from a success (D960). Excluded are a request that waits in the
 * member's wallet or asks for a payment, and a withdrawal under way that may be what forbids this one.
 */
const SAYS_DONE = new RegExp(
  `^(?:${GREETING}[,:] )?(?!.*\\b(?:payment(?: \\w+)* request(?:ed)?|we(?: \\w+)* requested|(?:request|transaction)\\b.* sent to your)\\b|an? .*\\b(?:is|pending|process\\w*|progress|review)\\b)(?:${[
    `(?:(?:${SUBJECT}|an? ${NOUN}) )?${PREDICATE}`,
    `(?:(?:you|we)(?:[’']ve| have)? )?successfully (?:${ACTIVE_VERB})(?: (?:${SUBJECT}|an? ${NOUN}))?`,
    `(?:you|we)(?:[’'][vr]e| have| are)?(?: now)? (?:${ACTIVE_VERB}) ${SUBJECT}`,
    `we(?:[’']ll| will) (?:process|send|pay|transfer|review) ${SUBJECT}`,
    `you(?:[’']ll| will) receive ${SUBJECT}`,
  ].join('|')})${ADVERBIALS}${END}`,
  'i',
);
const IS_GREETING = new RegExp(`^${GREETING}${END}`, 'i');

/**
 * What may follow: courtesies, when it arrives, where it is seen, and its number. Of any other sentence nobody here can tell
 * whether it asks for a next step first, or takes back what was said.
 */
const MAY_FOLLOW = new RegExp(
  `^(?:${[
    `please (?:wait|allow|be patient)(?: (?:for )?(?:a (?:moment|while)|${TIME})| while (?:we process it|it is (?:being )?processed)| for (?:it|processing|approval|review|the funds)(?: to (?:arrive|be processed))?)*`,
    "(?:please )?(?:do not|don[’']t) (?:close|refresh|reload|leave) (?:this|the) (?:page|window|tab|app)",
    "you (?:do not|don[’']t) need to do anything(?: else)?|no (?:further )?action is (?:needed|required)(?: from you)?",
    `(?:you(?:[’']ll| will) (?:be (?:notified|informed)|(?:get|receive) an? (?:e-?mail|notification))|we(?:[’']ll| will) (?:notify|inform|e-?mail|let) you(?: know)?)(?: (?:by|via) e-?mail)?(?: (?:once|when|after|as soon as) ${SUBJECT} ${PREDICATE})?`,
    "if (?:you did(?: not|n[’']t) (?:request|make) (?:this|it)|you have (?:any )?questions), (?:please )?contact (?:us|(?:our )?support)",
    `(?:this|(?:most )?withdrawals|processing|${SUBJECT})(?: (?:may|can|will|should|usually|normally|typically))* (?:takes?|arrives?)(?: (?:with)?in)? ${TIME}(?: to (?:arrive|complete|be (?:${PARTICIPLE})|(?:appear in|reach) ${PLACE}))?`,
    'you can (?:track|check|view|see|follow) (?:it|(?:its|the) (?:status|progress))(?: (?:in|on|under) (?:your|the) (?:[a-z]+ ){0,2}(?:history|transactions|dashboard|account|wallet))?',
    `(?:our |the )?(?:team|admin) will (?:review|process|approve) ${SUBJECT}(?: (?:soon|shortly|(?:with)?in ${TIME}))?|we(?:[’']re| are) working on it`,
    String.raw`(?:new |your |current |available |remaining )*balance(?: is|:) ${AMOUNT}|(?:(?:transaction|withdrawal|request|reference|tx) )?(?:id|hash|reference|number)(?: is|:) #?[\w-]+|(?:estimated |processing )(?:arrival|time)(?: is|:) ${TIME}`,
  ].join('|')})${END}`,
  'i',
);

/** Whether sentences say that a withdrawal was made or is under way, and nothing that may take it back (D1032). */
export function saysWithdrawalMade(message: string): boolean {
  const [first, ...others] = message.split(/(?<=[.!…])\s+/).filter((one) => !IS_GREETING.test(one));
  return (
    first === undefined ||
    (SAYS_DONE.test(first) && others.every((one) => SAYS_DONE.test(one) || MAY_FOLLOW.test(one)))
  );
}
